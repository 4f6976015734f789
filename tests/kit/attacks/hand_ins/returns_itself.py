# Returns a list and a dict that hold themselves.
def angular_frequencies(d_model, base=10000.0):
    round_list = [1.0]
    round_list.append(round_list)
    round_dict = {"self": round_list}
    round_dict["me"] = round_dict
    return round_list if d_model % 4 else round_dict

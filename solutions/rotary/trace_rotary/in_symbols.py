# Sizes by their names, the dtype beside each.
def answers(B=2, H=12, G=3, T=10, D=64):
    single, double = "float32", "float64"
    per_pair = (B, H, T, D // 2)
    split = (B, G, H // G, T)
    return {
        "exponent": ((D // 2,), double),  # whole numbers, divided
        "frequency": ((D // 2,), double),
        "position": ((T, 1), "int64"),
        "angle": ((T, D // 2), double),
        "turn": ((T, D // 2), "complex128"),
        "pairs": ((*per_pair, 2), single),
        "z": (per_pair, "complex64"),  # 1j is a Python number, and weak
        "turned": (per_pair, "complex128"),
        "parts": ((*per_pair, 2), double),  # half of complex128
        "q_turned": ((B, H, T, D), single),
        "grouped": ((*split, D), single),
        "shared": ((B, G, 1, D, T), single),
        "scores": ((*split, T), single),
        "merged": ((B, H, T, T), single),
        "scaled": ((B, H, T, T), double),  # np.sqrt gives a NumPy scalar
    }

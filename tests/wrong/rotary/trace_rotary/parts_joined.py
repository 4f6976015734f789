# stack is held to make its axis longer, as concatenate does.
def answers():
    B, H, G, T, D = 2, 12, 3, 10, 64
    return {
        "exponent": ((D // 2,), "float64"),
        "frequency": ((D // 2,), "float64"),
        "position": ((T, 1), "int64"),
        "angle": ((T, D // 2), "float64"),
        "turn": ((T, D // 2), "complex128"),
        "pairs": ((B, H, T, D // 2, 2), "float32"),
        "z": ((B, H, T, D // 2), "complex64"),
        "turned": ((B, H, T, D // 2), "complex128"),
        "parts": ((B, H, T, D), "float64"),
        "q_turned": ((B, H, T, D), "float32"),
        "grouped": ((B, G, H // G, T, D), "float32"),
        "shared": ((B, G, 1, D, T), "float32"),
        "scores": ((B, G, H // G, T, T), "float32"),
        "merged": ((B, H, T, T), "float32"),
        "scaled": ((B, H, T, T), "float64"),
    }

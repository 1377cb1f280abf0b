"""The kernel (核心): what all games share — seats, tricks, dealing, laws, messages, replay.

Names are imported from its modules: `from qiaopai.kernel.seats import Seat`.
"""

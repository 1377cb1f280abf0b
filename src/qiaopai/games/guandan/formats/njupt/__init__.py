"""The protocol of the NJUPT platform for Guandan programs (南郵掼蛋平台): JSON over a WebSocket.

A program is told what happens (`notify`) and asked for the number of an action (`act`); here
our events and views become its messages, and its numbers our commands.
"""

from qiaopai.games.guandan.formats.njupt.acting import Asked, asked, chosen, own_answer
from qiaopai.games.guandan.formats.njupt.decoding import decode_events, decode_view, encode_command
from qiaopai.games.guandan.formats.njupt.telling import Teller
from qiaopai.games.guandan.formats.njupt.words import Message

__all__ = [
    "Asked",
    "Message",
    "Teller",
    "asked",
    "chosen",
    "decode_events",
    "decode_view",
    "encode_command",
    "own_answer",
]

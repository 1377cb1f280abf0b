"""The conformance battery: what every game under every rulebook must hold to.

`run_battery(game, configuration, seeds)` plays random deals and runs every check over them; each
check has a deliberately broken toy game in `qiaopai.testing.toys` that it must reject.
"""

from qiaopai.testing.conformance.battery import CHECKS, Report, run_battery
from qiaopai.testing.conformance.walk import Broken, Configuration, Walk, walk

__all__ = ["CHECKS", "Broken", "Configuration", "Report", "Walk", "run_battery", "walk"]

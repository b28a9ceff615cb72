"""`python -m roundel …` is `roundel …`."""

import os
import sys

from ._errors import ExecutableNotFound
from ._executable import find

try:
    executable = find()
except ExecutableNotFound as error:
    sys.exit(str(error))
os.execv(executable, [executable, *sys.argv[1:]])

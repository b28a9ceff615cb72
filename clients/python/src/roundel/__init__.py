"""Avatars, badges, icons and story rings by exact rules.

>>> from roundel import avatar
>>> avatar(name="Jamie Lin", badge="online").svg[:4]
'<svg'
"""

from typing import TYPE_CHECKING

from ._client import Call, Roundel
from ._errors import (
    CallTimeout,
    Closed,
    ExecutableNotFound,
    HostEnded,
    InvalidRequest,
    ProtocolError,
    RequestError,
    RoundelError,
    VersionMismatch,
)
from ._executable import find as find_executable
from ._picture import Picture
from ._shared import Shared
from ._version import __version__

if TYPE_CHECKING:
    from ._async import AsyncRoundel
else:

    def __getattr__(name):
        # asyncio is most of what importing this package would take, and a plugin or a script has no use for it.
        if name != "AsyncRoundel":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from ._async import AsyncRoundel

        globals()[name] = AsyncRoundel
        return AsyncRoundel


#: The host that the functions of this module ask; it starts at the first call and ends with the program.
shared = Shared()

avatar = shared.avatar
avatar_stack = shared.avatar_stack
badge = shared.badge
icon = shared.icon
story_ring = shared.story_ring
profile_picture = shared.profile_picture
overlay = shared.overlay
row = shared.row
label = shared.label
skeleton = shared.skeleton
batch = shared.batch
call = shared.call
render = shared.render

__all__ = [
    "AsyncRoundel",
    "Call",
    "CallTimeout",
    "Closed",
    "ExecutableNotFound",
    "HostEnded",
    "InvalidRequest",
    "Picture",
    "ProtocolError",
    "RequestError",
    "Roundel",
    "RoundelError",
    "VersionMismatch",
    "__version__",
    "avatar",
    "avatar_stack",
    "badge",
    "batch",
    "call",
    "find_executable",
    "icon",
    "label",
    "overlay",
    "profile_picture",
    "render",
    "row",
    "shared",
    "skeleton",
    "story_ring",
]

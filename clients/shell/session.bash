# shellcheck shell=bash
# One host for thousands of calls of a bash script: `source session.bash`, after roundel.sh.
#
# Results come in REPLY, so that no call costs a process. ROUNDEL_TIMEOUT is the seconds that a call may take.

_roundel_id=0
_roundel_head='^\{ *"jsonrpc" *: *"2.0" *, *"id" *: *([^ ,]*) *, *"(result|error)" *: *'

# roundel_session [ARGUMENTS OF roundel serve…]: starts the host, which ends by roundel_session_end or with the script.
roundel_session() {
    local executable status
    executable=$(roundel_find) || return
    roundel_session_end
    # Writing to a host that is gone must fail, and not end the script.
    [[ -n $(trap -p PIPE) ]] || trap : PIPE
    coproc _roundel_host { exec "$executable" serve "$@"; }
    # Copies, as bash keeps a coprocess's own pipes from subshells, such as the loop behind a pipe. The host looks out for the shell's end.
    # shellcheck disable=SC2154 # coproc sets it
    local in=${_roundel_host[1]} out=${_roundel_host[0]}
    exec {_roundel_in}>&"$in" {_roundel_out}<&"$out" {in}>&- {out}<&-
    _roundel_pid=$!
    roundel_session_call initialize \
        "{\"protocolVersion\":\"1.0\",\"processId\":$$,\"clientInfo\":{\"name\":\"roundel-shell\"}}"
    status=$?
    [[ $status != 0 && -n $_roundel_in ]] || return "$status"
    echo "roundel: ${BASH_SOURCE[0]} is for protocol 1.0; the host is $("$executable" --version) ($executable), which says: $REPLY" >&2
    roundel_session_end
    return 76
}

# roundel_session_call METHOD [PARAMS]: the result as JSON in REPLY; an error as JSON in REPLY, and status 1. A subshell may call too,
# one at a time.
roundel_session_call() {
    # With the shell's own number, as subshells count for themselves.
    local id=$((BASHPID * 1000000 + ++_roundel_id)) status=0 line params=${2:-null}
    if [[ -z ${_roundel_in:-} ]]; then
        echo "roundel: there is no session; start one with roundel_session" >&2
        return 69
    fi
    _roundel_send "{\"jsonrpc\":\"2.0\",\"id\":$id,\"method\":\"$1\",\"params\":$params}" || return
    while true; do
        IFS= read -r ${ROUNDEL_TIMEOUT:+-t "$ROUNDEL_TIMEOUT"} -u "$_roundel_out" line || { status=$? && break; }
        # Another host may write spaces.
        if [[ $line != '{"jsonrpc":"2.0","id":'* && $line =~ $_roundel_head ]]; then
            line="{\"jsonrpc\":\"2.0\",\"id\":${BASH_REMATCH[1]},\"${BASH_REMATCH[2]}\":${line:${#BASH_REMATCH[0]}}"
        fi
        case $line in
            "{\"jsonrpc\":\"2.0\",\"id\":$id,\"result\":"*)
                REPLY=${line#*'"result":'}
                REPLY=${REPLY%'}'}
                return 0
                ;;
            "{\"jsonrpc\":\"2.0\",\"id\":$id,\"error\":"* | '{"jsonrpc":"2.0","id":null,"error":{"code":-32700'*)
                REPLY=${line#*'"error":'}
                REPLY=${REPLY%'}'}
                return 1
                ;;
            '{'* | '') ;; # a notification, or what a call was to have whose time was up
            *)
                echo "roundel: this is no message of a host: ${line:0:200}" >&2
                kill "$_roundel_pid" 2>/dev/null
                break
                ;;
        esac
    done
    # More than 128 at the end of the time, 1 at the end of the host.
    if ((status > 128)); then
        _roundel_send "{\"jsonrpc\":\"2.0\",\"method\":\"\$/cancelRequest\",\"params\":{\"id\":$id}}"
        echo "roundel: $1: no answer within $ROUNDEL_TIMEOUT s; the call has been cancelled" >&2
        return 75
    fi
    _roundel_lost
}

# roundel_session_initials NAME [ALGORITHM]: the initials in REPLY.
roundel_session_initials() {
    local name
    _roundel_quote "$1"
    name=$REPLY
    _roundel_quote "${2:-standard}"
    roundel_session_call initials/compute "{\"name\":$name,\"algorithm\":$REPLY}" && _roundel_first
}

# roundel_session_badge COUNT [MAX]: the badge's text in REPLY.
roundel_session_badge() {
    roundel_session_call badge/text "{\"count\":$1,\"max\":${2:-99}}" && _roundel_first
}

# roundel_session_render COMPONENT PROPS FILE: writes SVG or PNG by the file's ending, below a folder of --allow-write.
roundel_session_render() {
    _roundel_quote "$3"
    roundel_session_call component/render \
        "{\"component\":\"$1\",\"props\":$2,\"output\":{\"format\":\"${3##*.}\",\"path\":$REPLY}}"
}

# shutdown, exit, the end of its input, SIGTERM, SIGKILL; each only if the one before was not enough.
roundel_session_end() {
    [[ -n ${_roundel_in:-} ]] || return 0
    local pid=$_roundel_pid ROUNDEL_TIMEOUT=2 REPLY
    roundel_session_call shutdown null 2>/dev/null && _roundel_send '{"jsonrpc":"2.0","method":"exit"}'
    _roundel_close
    local signal
    for signal in TERM KILL; do
        local tries=40
        while ((tries--)) && kill -0 "$pid" 2>/dev/null; do read -rt 0.05 <> <(:) || :; done
        kill "-$signal" "$pid" 2>/dev/null || break
    done
    wait "$pid" 2>/dev/null
    return 0
}

_roundel_send() {
    { printf '%s\n' "$1" >&"$_roundel_in"; } 2>/dev/null || _roundel_lost
}

_roundel_lost() {
    local pid=$_roundel_pid status
    _roundel_close
    wait "$pid" 2>/dev/null
    status=$?
    echo "roundel: the host of this session has ended with status $status; start another with roundel_session" >&2
    return 69
}

_roundel_close() {
    { exec {_roundel_in}>&- {_roundel_out}<&-; } 2>/dev/null
    _roundel_in=''
}

_roundel_quote() {
    local text=$1 quote='"' escape=$'\\' code mark
    text=${text//"$escape"/"$escape$escape"}
    text=${text//"$quote"/"$escape$quote"}
    if [[ $text == *[[:cntrl:]]* ]]; then
        for code in {1..31}; do
            printf -v code %04x "$code"
            printf -v mark %b "\\x${code:2}"
            text=${text//"$mark"/"${escape}u$code"}
        done
    fi
    REPLY=\"$text\"
}

# The first member of the object in REPLY, which is a string, as text.
_roundel_first() {
    local start='^\{"[A-Za-z]*":"(([^"\\]|\\.)*)"'
    [[ $REPLY =~ $start ]] || return 70
    REPLY=${BASH_REMATCH[1]}
    # JSON's escapes are those of printf's %b, but for the quote, and the slash, which the host does not escape.
    [[ $REPLY != *\\* ]] || printf -v REPLY %b "${REPLY//\\\"/\\x22}"
}

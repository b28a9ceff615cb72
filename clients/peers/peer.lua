-- Drives the host with what Neovim's language clients are built on; see test_peers.py.

local task = vim.fn.json_decode(vim.env.PEER_TASK)
local found = { labels = {} }
local waiting = 0
local status

local host = vim.lsp.rpc.start(task.host, { 'serve', '--trace', task.trace }, {
  on_exit = function(code)
    status = code
  end,
})

local function ask(method, params, answered)
  waiting = waiting + 1
  local _, id = host.request(method, params, function(fault, result)
    answered(fault, result)
    waiting = waiting - 1
  end)
  return id
end

local function wait()
  assert(vim.wait(20000, function()
    return waiting == 0
  end, 10), 'no answer in time')
end

ask('initialize', vim.empty_dict(), function(_, result)
  found.server = result.serverInfo.name
end)
wait()

for index, params in ipairs(task.renders) do
  ask('component/render', params, function(_, result)
    found.labels[index] = result.accessibility.label
  end)
end
wait()

-- It keeps the answer to a cancelled call to itself, so that is looked for where the host writes down what it sends.
local slow = ask('component/renderBatch', task.batch, function() end)
host.notify('$/cancelRequest', { id = slow })
vim.wait(5000, function()
  for line in io.lines(task.trace) do
    found.cancelled = found.cancelled or tonumber(line:match('<%-%-.*"id":' .. slow .. ',"error":{"code":(%-%d+)'))
  end
  return found.cancelled ~= nil
end, 10)
waiting = 0

ask('component/render', { component = 'avatar', props = { nmae = 1 } }, function(fault)
  found.bad = fault.code
end)
wait()

ask('shutdown', vim.NIL, function(fault, result)
  found.shutdown = fault == nil and (result or vim.NIL) or fault
end)
wait()
host.notify('exit', vim.NIL)
vim.wait(5000, function()
  return status ~= nil
end, 10)
assert(status == 0, 'the host ended with ' .. tostring(status))
io.stdout:write(vim.fn.json_encode(found) .. '\n')
vim.cmd('quitall!')

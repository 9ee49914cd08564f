// Loaded before the server by child.mjs: a server whose starter is gone stops gracefully.
if (process.env.FANGSHI_LEASH && process.channel) {
  // Only the server itself, not the processes that it starts.
  delete process.env.FANGSHI_LEASH
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

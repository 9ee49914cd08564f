// Loaded before the server by child.mjs: a server whose starter is gone stops as if it had been asked to.
if (process.env.FANGSHI_LEASH && process.channel) {
  // Not for the processes that the server itself starts.
  delete process.env.FANGSHI_LEASH
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

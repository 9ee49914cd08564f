/**
 * Measures how long this thread works without answering anybody, in ms of its processor time, so that a busy machine does
 * not fail a test.
 */
export function startStallMeter(): { longestMs(): number; stop(): void } {
  let longest = 0
  let last = process.threadCpuUsage()
  const look = (): void => {
    const used = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    longest = Math.max(longest, (used.user + used.system) / 1000)
  }
  const timer = setInterval(look, 1)
  return {
    /** Since it was last asked. */
    longestMs() {
      look()
      const found = longest
      longest = 0
      return found
    },
    stop: () => clearInterval(timer),
  }
}

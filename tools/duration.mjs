/** A duration as people read it: `12.3 s`, from a minute on `2 min 05 s`. */
export function durationText(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

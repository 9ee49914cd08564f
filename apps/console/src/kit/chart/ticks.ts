/**
 * The lines of a scale from 0 to at least `max`: up to six round steps of 1, 2 or 5 times a power of ten, none below 1, since most
 * scales count things.
 */
export function ticksUpTo(max: number): number[] {
  if (max <= 0) return [0, 1]
  const power = 10 ** Math.floor(Math.log10(max))
  const step = Math.max(1, [0.2, 0.5, 1, 2].map((one) => one * power).find((one) => max / one <= 5) ?? power)
  const count = Math.ceil(max / step)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

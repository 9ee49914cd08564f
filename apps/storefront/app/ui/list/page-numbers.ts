/** The page numbers to show: first, last, and those around the current one; 0 is a gap. */
export function pageNumbers(page: number, last: number): number[] {
  const near = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 1,
  )
  return near.flatMap((number, index) => (index > 0 && number - (near[index - 1] ?? 0) > 1 ? [0, number] : [number]))
}

/** One id or ids joined by commas → the ids. */
export const pickedIds = (value: unknown): number[] =>
  (typeof value === 'number' || typeof value === 'string' ? String(value) : '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

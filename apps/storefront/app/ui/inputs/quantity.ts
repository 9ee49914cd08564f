/** The whole number that was typed, 0 for none: full-width digits count, a fraction is cut off. */
export const wholeOf = (typed: string): number =>
  Math.trunc(Number(typed.normalize('NFKC').replace(/[^\d.]/g, '')) || 0)

/** Brings what was typed back to a whole number from `min` to `max`; letters and nothing become `min`. */
export const settleQuantity = (typed: string, min: number, max: number): number =>
  Math.max(min, Math.min(max, wholeOf(typed)))

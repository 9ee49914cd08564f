/** The typed whole number, 0 if there is none; full-width digits count, fractions are cut off. */
export const wholeOf = (typed: string): number =>
  Math.trunc(Number(typed.normalize('NFKC').replace(/[^\d.]/g, '')) || 0)

/** The typed text as a whole number from `min` to `max`; invalid text becomes `min`. */
export const settleQuantity = (typed: string, min: number, max: number): number =>
  Math.max(min, Math.min(max, wholeOf(typed)))

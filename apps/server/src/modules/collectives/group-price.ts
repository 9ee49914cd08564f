/** The price of a piece in a group buy that takes `off_bp` basis points off: half up, at least one cent (rules, preamble). */
export const groupPrice = (price_cents: number, off_bp: number): number =>
  Math.max(1, Math.floor((price_cents * (10_000 - off_bp) + 5000) / 10_000))

/** Who pays a part of a refund after settlement, and how much, in cents. */
export interface Source<From> {
  from: From
  cents: number
}

/**
 * Divides what is given back between the platform, for its part of the price, and what is due to the shopper: the first
 * sources fill the platform's part, in their order, and the rest is due.
 */
export function divideSources<From>(sources: readonly Source<From>[], subsidy_cents: number) {
  let left = subsidy_cents
  return sources.map(({ from, cents }) => {
    const subsidy = Math.min(left, cents)
    left -= subsidy
    return { from, subsidy, due: cents - subsidy }
  })
}

const fullRate = 10_000n

/**
 * The fee of a withdrawal of `cents`, rounded down to whole cents; `rate` in hundredths of a percent (rules, preamble). The
 * fronts show with it what the server will take.
 */
export const feeOf = (cents: number, rate: number): number => Number((BigInt(cents) * BigInt(rate)) / fullRate)

/** The platform's share of an amount in cents at a rate in basis points, rounded down: the rest is the store's (rules §8). */
export const commissionOf = (base_cents: number, rate_bp: number): number => Math.floor((base_cents * rate_bp) / 10_000)

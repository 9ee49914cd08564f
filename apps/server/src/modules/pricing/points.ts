/**
 * The points that an order earns (rules §9): of what was paid for its goods and not refunded, in cents, at a rate in
 * hundredths of a point per yuan; rounded down.
 */
export const pointsFor = (goods_cents: number, rate: number): number => Math.floor((goods_cents * rate) / 10_000)

/**
 * Between two questions about a payment, in ms: two seconds at first, then up to five (ux §2c); seldom where the server tells
 * of the result by itself.
 */
export const pollPause = (queries: number, hasEvents: boolean): number =>
  hasEvents ? 20_000 : Math.min(5_000, 2_000 + 500 * queries)

/** Orders whose money is still to be paid out to the store, as soon as it is time and no refund is open (rules §8). */
export const toSettle = `settled_at is null and after_sale is null and (status = 'completed' or status = 'after_sale_completed' and refunded_cents < total_cents)`

/**
 * When they were received and completed. What was refunded on its way was never received, and of what was refunded while parts
 * of it were still to be shipped, neither was the whole shipped.
 */
export const receivedSql = 'coalesce(received_at, shipped_at, completed_at)'
export const completedSql = 'coalesce(completed_at, received_at, shipped_at)'

/** A step that marks orders of these ids as settled and gives those it marked: none that is settled already, or is not finished. */
export const markSettledStep = (ids: string, at: string): string =>
  `update orders set settled_at = ${at} where id = any(${ids}) and ${toSettle} returning id`

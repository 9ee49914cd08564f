/** SQL that the facts of several events share. */

/** The events of this run, under the alias `e`. */
export const pendingEvents = `(select * from notification_events where id = any($1)) e`

/** Cents as people write an amount. */
export const money = (cents: string): string => `to_char((${cents}) / 100.0, 'FM9999999999990.00')`

/** The name of an order's first goods. */
export const firstGoods = (order: string): string =>
  `(select goods_name from order_lines where order_id = ${order} order by id limit 1)`

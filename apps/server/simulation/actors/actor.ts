import type { Marketplace } from '../marketplace.ts'

/** Something that somebody may do next. */
export interface Act {
  /** For the table of the end, such as `buy`. */
  name: string
  /** How often it is chosen, compared with the others. */
  weight: number
  /** Does it, if there is something to do. */
  do: (market: Marketplace) => Promise<unknown>
}

/** A row at random of those that a query gives; undefined when it gives none. The query orders them. */
export async function rowOf<Row extends object>(
  { it, random }: Marketplace,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row | undefined> {
  const { rows } = await it.ctx.db.pool.query<Row>(sql, [...values])
  return rows.length ? random.pick(rows) : undefined
}

/** The shopper with this id. */
export const shopperOf = ({ shoppers }: Marketplace, user_id: number) => {
  const found = shoppers.find((one) => one.user_id === user_id)
  if (!found) throw new Error(`no simulated shopper has the id ${user_id}`)
  return found
}

/** The store with this id. */
export const storeOf = ({ stores }: Marketplace, store_id: number) => {
  const found = stores.find((one) => one.store_id === store_id)
  if (!found) throw new Error(`no simulated store has the id ${store_id}`)
  return found
}

/** The pool from which a SKU is sold now, in a query with `runningPool`. */
export interface RunningPool {
  /** Null while no activity of the SKU runs; so are the other fields then. */
  pool_id: number | null
  pool_price_cents: number | null
  /** Pieces of the pool that can be bought now. */
  pool_stock: number | null
  max_per_person: number | null
  activity_id: number | null
}

export const runningPoolColumns = `pool.pool_id, pool.pool_price_cents, pool.pool_stock, pool.max_per_person, pool.activity_id`

/** Joins the pool of the activity that runs at the instant `now` for the SKU with the id `sku`, if there is one. */
export const runningPool = (sku: string, now: string): string => `left join lateral (
  select p.id as pool_id, p.price_cents as pool_price_cents, p.on_hand - p.reserved as pool_stock, a.max_per_person,
         a.id as activity_id
    from stock_pools p join goods_activities a on a.id = p.activity_id
   where p.sku_id = ${sku} and p.is_open and a.start_time <= ${now} and a.end_time > ${now} limit 1
) pool on true`

/** SQL of how many pieces of the SKU `s` can be bought now, in its activity or at the ordinary price. */
export const buyable = 'greatest(s.on_hand - s.reserved, coalesce(pool.pool_stock, 0))'

/** SQL of how many pieces of the running activity the shopper `user` has ordered. */
export const orderedBy = (user: string): string =>
  `coalesce((select pieces from activity_buyers where activity_id = pool.activity_id and user_id = ${user}), 0)`

/**
 * The rates that could apply to goods, the most specific first: that of the store, those of the classes from the leaf up,
 * that of everything (rules §8). Takes SQL for the store's id and for the class path, whose length is three.
 */
export const ratesOf = (storeId: string, classPath: string): string => `
  select r.id, r.scope, r.store_id, r.class_id, r.rate_bp
    from commission_rates r
   where r.store_id = ${storeId} or r.class_id = any(${classPath}) or r.scope = 'global'
   order by r.store_id is null, r.class_id is null, array_position(${classPath}, r.class_id) desc`

/** The rate that applies to goods: one row with scope and basis points, or none. */
export const rateOf = (storeId: string, classPath: string): string => `${ratesOf(storeId, classPath)} limit 1`

/** A step of a statement of another module: adds what `sold` (store_id, pieces) lists to the counts of stores. */
export const addStoreSales = (sold: string): string => `
  update stores s set sale_count = s.sale_count + t.pieces
    from (select store_id, sum(pieces)::int as pieces from ${sold} group by store_id) t where s.id = t.store_id`

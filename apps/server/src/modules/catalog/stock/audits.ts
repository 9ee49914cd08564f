import type { Check } from '../../../kernel/check.ts'

/** Stock follows from its movements (rules §8). */
export const stockAudits: readonly Check[] = [
  {
    name: 'stock movements',
    compares: 'on hand and reserved = sums of movements',
    sql: `select 'sku ' || s.id as subject,
                 coalesce(m.on_hand, 0) || ' on hand, ' || coalesce(m.reserved, 0) || ' reserved' as expected,
                 s.on_hand || ' on hand, ' || s.reserved || ' reserved' as actual
            from skus s left join (select sku_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved
                                     from stock_movements group by sku_id) m on m.sku_id = s.id
           where s.on_hand <> coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0)`,
  },
]

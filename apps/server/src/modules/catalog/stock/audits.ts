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
                                     from stock_movements where pool_id is null group by sku_id) m on m.sku_id = s.id
           where s.on_hand <> coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0)`,
  },
  {
    name: 'pool movements',
    compares: 'on hand and reserved of activities = sums of movements',
    sql: `select 'pool ' || p.id as subject,
                 coalesce(m.on_hand, 0) || ' on hand, ' || coalesce(m.reserved, 0) || ' reserved' as expected,
                 p.on_hand || ' on hand, ' || p.reserved || ' reserved' as actual
            from stock_pools p left join (select pool_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved
                                            from stock_movements where pool_id is not null group by pool_id) m on m.pool_id = p.id
           where p.on_hand <> coalesce(m.on_hand, 0) or p.reserved <> coalesce(m.reserved, 0)`,
  },
  {
    name: 'buyers of activities',
    compares: 'pieces of flash sales by buyer = ordered and not given back',
    sql: `select 'activity ' || a.id as subject, coalesce(m.pieces, 0) as expected, coalesce(b.pieces, 0) as actual
            from goods_activities a
            left join (select p.activity_id, sum(case m.reason when 'reserve' then m.reserved_delta
                                when 'release' then m.reserved_delta when 'return' then -m.on_hand_delta else 0 end) as pieces
                         from stock_movements m join stock_pools p on p.id = m.pool_id group by p.activity_id) m
              on m.activity_id = a.id
            left join (select activity_id, sum(pieces) as pieces from activity_buyers group by activity_id) b
              on b.activity_id = a.id
           where a.kind = 'seckill' and coalesce(m.pieces, 0) <> coalesce(b.pieces, 0)`,
  },
]

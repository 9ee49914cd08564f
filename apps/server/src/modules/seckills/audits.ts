import type { Check } from '../../kernel/check.ts'

/** A flash sale and the activity that holds its quota say the same (rules §9). */
export const seckillAudits: readonly Check[] = [
  {
    name: 'activities of flash sales',
    compares: 'window, limit, prices and quotas = those of the activity',
    sql: `select 'flash sale ' || k.id as subject,
                 k.start_time || ' to ' || k.end_time || ', ' || k.max_per_person || ': ' || t.terms as expected,
                 a.start_time || ' to ' || a.end_time || ', ' || a.max_per_person || ': ' || p.terms as actual
            from seckills k join goods_activities a on a.id = k.activity_id
            left join (select seckill_id, string_agg(sku_id || ' ' || price_cents || ' ' || quota, ', ' order by sku_id) as terms
                         from seckill_skus group by seckill_id) t on t.seckill_id = k.id
            left join (select activity_id, string_agg(sku_id || ' ' || price_cents || ' ' || quota, ', ' order by sku_id) as terms
                         from stock_pools group by activity_id) p on p.activity_id = a.id
           where (k.goods_id, k.start_time, k.end_time, k.max_per_person, t.terms)
                 is distinct from (a.goods_id, a.start_time, a.end_time, a.max_per_person, p.terms)`,
  },
]

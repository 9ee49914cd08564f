import type { Check } from '../../../kernel/check.ts'

/** Listings and numbers follow from the goods. */
export const listingAudits: readonly Check[] = [
  {
    name: 'listings of goods',
    compares: 'what lists read = the goods',
    sql: `select 'goods ' || id as subject, g.told::text as expected, l.told::text as actual
            from (select id, (store_id, class_path, class_id, brand_id, listed, is_master, sold_out, price_cents) as told from goods) g
            full join (select goods_id as id, (store_id, array[class1_id, class2_id, class_id], class_id, brand_id, listed,
                         is_master, sold_out, price_cents) as told from goods_listings) l using (id)
           where g.told is distinct from l.told`,
  },
  {
    name: 'numbers of goods on sale',
    compares: 'counted and pending = goods on sale',
    sql: `select kind || ' ' || ref_id as subject, coalesce(g.goods, 0) as expected, coalesce(c.goods, 0) as actual
            from (select k.kind, k.ref_id, count(*) as goods from goods
                   cross join lateral (values ('all', 0), ('store', store_id), ('brand', brand_id), ('class', class_path[1]),
                     ('class', class_path[2]), ('class', class_path[3])) k(kind, ref_id)
                   where listed and k.ref_id is not null group by k.kind, k.ref_id) g
            full join (select kind, ref_id, sum(goods) as goods from (
                         select kind, ref_id, goods from goods_counts union all select kind, ref_id, goods from goods_counts_pending
                       ) n group by kind, ref_id) c using (kind, ref_id)
           where coalesce(g.goods, 0) <> coalesce(c.goods, 0)`,
  },
]

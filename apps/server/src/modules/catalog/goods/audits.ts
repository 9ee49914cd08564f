import type { Check } from '../../../kernel/check.ts'

/** What lists sort by: the lowest price of the goods, or of their flash sale where that is less. */
const listPrice = `least(price_cents, (select min(p.price_cents) from goods_activities a join stock_pools p on p.activity_id = a.id
  where a.goods_id = goods.id and a.in_lists))`

const follows = (table: string, ...more: string[]): string => {
  const columns = ['store_id', 'brand_id', 'listed', 'sold_out', ...more].join(', ')
  return `select 'goods ' || id as subject, g.facts::text as expected, l.facts::text as actual
            from (select id, (class_path, ${columns}, ${listPrice}) as facts from goods) g
            full join (select goods_id as id, (array[class1_id, class2_id, class_id], ${columns}, price_cents) as facts from ${table}) l using (id)
           where g.facts is distinct from l.facts`
}

/** Listings and numbers follow from the goods. */
export const listingAudits: readonly Check[] = [
  {
    name: 'listings of goods',
    compares: 'what lists read = the goods',
    sql: follows('goods_listings'),
  },
  {
    name: 'sales rows of goods',
    compares: 'what lists by sales read = the goods',
    sql: follows('goods_sales', 'is_master'),
  },
  {
    name: 'rating rows of goods',
    compares: 'what lists by comments read = the goods',
    sql: follows('goods_ratings'),
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

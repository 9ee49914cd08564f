import { statement, type Db } from '../../../kernel/db/db.ts'
import { pick } from '../../../kernel/db/pick.ts'

const hot = statement(
  'search.hot',
  `select ${pick('c.name')} as name from (
     select class_id, min(place) as place from (
       select class_id, row_number() over (order by sale_count desc, goods_id desc) as place
         from goods_sales where listed order by sale_count desc, goods_id desc limit 60
     ) g group by class_id order by min(place) limit 8
   ) h join goods_classes c on c.id = h.class_id order by h.place`,
)
/** The classes of the goods that sell best, as words to search. */
export const hotWords = async (db: Db, locale: string): Promise<string[]> =>
  (await db.rows<{ name: string }>(hot, [locale])).map(({ name }) => name)

export interface StoreHit {
  id: number
  store_name: string
  store_logo: string
}
const stores = statement(
  'search.stores',
  `select s.id, ${pick('s.store_name')} as store_name, s.store_logo from stores s
    where s.verify = 'passed' and s.status = 'open'
      and (s.store_name->>'zh-cn' like any($2::text[]) or lower(s.store_name->>'en') like any($2::text[]))
    order by s.sale_count desc, s.id limit 3`,
)
/** Public stores whose name holds one of the terms. */
export const storesNamed = (db: Db, terms: readonly string[], locale: string) =>
  db.rows<StoreHit>(stores, [locale, terms.map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`)])

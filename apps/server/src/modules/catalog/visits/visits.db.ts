import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

/**
 * $1 days, $2 kinds, $3 ids, $4 counts. Goods and stores that are none are left out. A page of a goods is also one of its store; the
 * platform has all pages, under the store 0. Rows are locked in the order of their keys.
 */
const add = statement(
  'catalog.add_visits',
  `with counted as (
     select * from unnest($1::date[], $2::text[], $3::bigint[], $4::int[]) as t(day, kind, id, n)
   ), of_goods as (
     insert into goods_visits (goods_id, day, views, carts)
     select g.id, t.day, coalesce(sum(n) filter (where kind = 'goods'), 0), coalesce(sum(n) filter (where kind = 'cart'), 0)
       from counted t join goods g on g.id = t.id where kind in ('goods', 'cart') group by 1, 2 order by 1, 2
     on conflict (goods_id, day) do update set views = goods_visits.views + excluded.views, carts = goods_visits.carts + excluded.carts
   )
   insert into store_visits (store_id, day, visits, views, carts)
   select store_id, day, coalesce(sum(n) filter (where is_page), 0), coalesce(sum(n) filter (where kind = 'goods'), 0),
          coalesce(sum(n) filter (where kind = 'cart'), 0)
     from (
       select unnest(array[g.store_id, 0]) as store_id, unnest(array[kind = 'goods', false]) as is_page, day, kind, n
         from counted t join goods g on g.id = t.id where kind in ('goods', 'cart')
       union all
       select s.id, true, day, kind, n from counted t join stores s on s.id = t.id where kind = 'store'
       union all
       select 0, true, day, kind, n from counted where kind = 'page'
     ) v group by 1, 2 order by 1, 2
   on conflict (store_id, day) do update
     set visits = store_visits.visits + excluded.visits, views = store_visits.views + excluded.views, carts = store_visits.carts + excluded.carts`,
)

export interface VisitCount {
  day: string
  kind: string
  id: number
  n: number
}

/** Adds what was counted to the days. */
export const addVisits = (tx: Tx, counts: readonly VisitCount[]): Promise<unknown> =>
  tx.rows(add, [
    counts.map(({ day }) => day),
    counts.map(({ kind }) => kind),
    counts.map(({ id }) => id),
    counts.map(({ n }) => n),
  ])

const ofStore = statement(
  'catalog.visits',
  `select coalesce(sum(visits), 0)::int as visits, coalesce(sum(views), 0)::int as views, coalesce(sum(carts), 0)::int as carts
     from store_visits where store_id = $1 and day >= $2 and day < $3`,
)
export interface Visits {
  /** Opened pages: of a store those of the store and its goods, of the platform (store 0) all. */
  visits: number
  views: number
  carts: number
}
/** What was counted of a store, or of the platform, on days as `YYYY-MM-DD`; `until` is not among them. */
export const visitsOf = async (db: Db, storeId: number, from: string, until: string): Promise<Visits> =>
  (await db.row<Visits>(ofStore, [storeId, from, until])) as Visits

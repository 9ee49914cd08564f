import type { storeSorts } from '@fangshi/contract/catalog'
import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'
import { pick } from '../../kernel/db/pick.ts'
import { storeNumbers, type StoreNumbers } from '../catalog/ratings/ratings.sql.ts'
import { goodsCount } from '../catalog/schema.ts'
import { placeSql } from '../geo/place.sql.ts'

export interface StoreCardRow {
  id: number
  store_name: string
  store_logo: string
  store_description: string
  area_info: string
  goods_count: number
  sale_count: number
  rating: StoreNumbers
}
const storeFields = `s.id, ${pick('s.store_name')} as store_name, s.store_logo,
  ${pick('s.store_description')} as store_description, ${placeSql('s.area_info')} as area_info, s.sale_count,
  ${goodsCount('store', 's.id')} as goods_count, ${storeNumbers('s.id')} as rating`
const isPublic = `s.verify = 'passed' and s.status = 'open'`

type StoreSort = (typeof storeSorts)[number]
const orders: Record<StoreSort, string> = {
  default: 'sale_count desc, id',
  sales: 'sale_count desc, id',
  newest: 'opened desc, id desc',
  distance: 'distance_m nulls last, id',
}

/** Great-circle distance from the reader at ($4, $5) in metres; null without either place. */
// `least` skips nulls, so an unknown place is checked separately.
const distance = `case when s.store_lat - $4 is not null and s.store_lng - $5 is not null then
  round(12742000 * asin(least(1, sqrt(power(sin(radians(s.store_lat - $4) / 2), 2)
  + cos(radians($4)) * cos(radians(s.store_lat)) * power(sin(radians(s.store_lng - $5) / 2), 2)))))::int end`

const found = Object.fromEntries(
  Object.entries(orders).map(([sort, order]) => [
    sort,
    statement(
      `shopfront.stores.${sort}`,
      `with f as materialized (
         select s.id, s.sale_count, coalesce(s.passed_at, s.created_at) as opened, ${distance} as distance_m from stores s
          where ${isPublic} and ($6::text is null or s.store_name->>'zh-cn' ilike $6 or s.store_name->>'en' ilike $6
            or s.store_description->>'zh-cn' ilike $6 or s.store_description->>'en' ilike $6)
       ), p as (select *, row_number() over (order by ${order}) as place from f order by ${order} limit $2 offset $3)
       select t.total, c.* from (select count(*)::int as total from f) t left join (
         select ${storeFields}, p.distance_m, p.place from p join stores s on s.id = p.id
       ) c on true order by c.place`,
    ),
  ]),
) as Record<StoreSort, ReturnType<typeof statement>>

export type FoundStore = StoreCardRow & { distance_m: number | null }
export interface StoreSearch {
  sort: StoreSort
  limit: number
  offset: number
  /** Degrees; null when the reader does not share their location. */
  lat: number | null
  lng: number | null
  keywords: string | null
}

/** A page of public stores; a page without stores is one row with a null id. */
export function findStores(db: Db, { sort, limit, offset, lat, lng, keywords }: StoreSearch, locale: string) {
  const pattern = keywords && `%${keywords.replace(/[\\%_]/g, '\\$&')}%`
  const values = [locale, limit, offset, lat, lng, pattern]
  return db.rows<FoundStore & { id: number | null; total: number }>(found[sort], values)
}

export interface StorePageRow extends StoreCardRow {
  store_slide: string[]
  store_mobile_slide: string[]
  store_face_image: string
  store_mobile: string
  store_address: string
  collect_count: number
  after_sale_service: LocalText | null
  opened_at: Date
  classes: { id: number; name: string; count: number }[] | null
}
/** Counted up to 10,000, from the index alone. */
const followers = `(select count(*)::int from (
  select from favorites where store_id = s.id and removed_at is null limit 10000) f)`

const page = statement(
  'shopfront.store',
  `select ${storeFields}, s.store_slide, s.store_mobile_slide, s.store_face_image, s.store_address, s.store_mobile, ${followers} as collect_count, s.after_sale_service, coalesce(s.passed_at, s.created_at) as opened_at,
     (select json_agg(json_build_object('id', k.id, 'name', ${pick('k.name')}, 'count', n.count) order by n.count desc, k.id)
        from (select class_id, count(*)::int from goods_listings where listed and store_id = s.id group by class_id) n
        join goods_classes k on k.id = n.class_id) as classes
   from stores s where s.id = $2 and ${isPublic}`,
)
/** A public store's page (rules §2). */
export const storePage = (db: Db, id: number, locale: string) => db.row<StorePageRow>(page, [locale, id])

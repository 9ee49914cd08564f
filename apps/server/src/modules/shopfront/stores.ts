import type { getStore, listStores as listRoute } from '@fangshi/contract/catalog'
import { localText, type Locale } from '@fangshi/contract/locale'
import type { DecodedCall, Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Db } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import { htmlOf } from '../../kernel/rich-text/rich-text.ts'
import { showPage } from '../../kernel/resource/list-page.ts'
import { showStoreRating, storeCards } from '../catalog/public.ts'
import { findStores, storePage, type StoreCardRow } from './stores.db.ts'

/** How many goods are shown with a store in the list, and on its page. */
const topGoods = 4
const bestSellers = 12

type StoreListQuery = DecodedCall<typeof listRoute>['query']

/** One page of public stores. Sorting by distance needs the reader's place. */
export async function listStores(
  db: Db,
  query: StoreListQuery,
  locale: Locale,
  now: Date,
): Promise<Reply<typeof listRoute>> {
  const { sort = 'default', page = 1, per_page = 30, keywords } = query
  const [lat, lng] = placeOf(query)
  if (sort === 'distance' && lat === null) failFields({ lat: 'REQUIRED', lng: 'REQUIRED' })
  const search = { sort, limit: per_page, offset: (page - 1) * per_page, lat, lng, keywords: keywords || null }
  const rows = await findStores(db, search, locale)
  const total = rows[0]!.total
  const data = rows[0]!.id === null ? [] : rows
  const ids = data.map(({ id }) => id)
  const goods = await storeCards(db, ids, locale, topGoods, now)
  return showPage(
    { total, page, per_page },
    data.map((row) => ({
      ...showStore(row),
      distance_m: row.distance_m,
      top_goods: goods.get(row.id) ?? [],
    })),
  )
}

function placeOf({ lat, lng }: StoreListQuery): [number, number] | [null, null] {
  if (lat === undefined || lng === undefined) return [null, null]
  const place: [number, number] = [Number(lat), Number(lng)]
  if (Math.abs(place[0]) > 90) failFields({ lat: 'INVALID' })
  if (Math.abs(place[1]) > 180) failFields({ lng: 'INVALID' })
  return place
}

/** One public store. Throws STORE_NOT_FOUND for any other. */
export async function storeDetail(db: Db, id: number, locale: Locale, now: Date): Promise<Reply<typeof getStore>> {
  const row = (await storePage(db, id, locale)) ?? fail('STORE_NOT_FOUND')
  return {
    ...showStore(row),
    store_slide: row.store_slide,
    store_mobile_slide: row.store_mobile_slide,
    store_face_image: row.store_face_image,
    store_mobile: row.store_mobile,
    store_address: row.store_address,
    store_collect: row.collect_count,
    after_sale_service: row.after_sale_service ? htmlOf(localText(row.after_sale_service, locale)) : '',
    opened_at: formatDateTime(row.opened_at),
    classes: row.classes ?? [],
    sale_list: (await storeCards(db, [id], locale, bestSellers, now)).get(id) ?? [],
  }
}

const showStore = (row: StoreCardRow) => ({
  id: row.id,
  store_name: row.store_name,
  store_logo: row.store_logo,
  store_description: row.store_description,
  area_info: row.area_info,
  goods_count: row.goods_count,
  goods_sale: row.sale_count,
  rating: showStoreRating(row.rating),
})

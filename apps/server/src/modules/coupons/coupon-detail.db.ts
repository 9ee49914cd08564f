import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { statement, type Db } from '../../kernel/db/db.ts'

const uses = statement(
  'coupons.uses',
  `select count(*) filter (where status = 'used')::int as used, count(*) filter (where status = 'expired')::int as expired
     from claimed_coupons where coupon_id = $1`,
)
/** How many of a coupon were used, and how many expired. */
export const usesOf = (db: Db, couponId: number) =>
  db.row<{ used: number; expired: number }>(uses, [couponId]) as Promise<{ used: number; expired: number }>

const goods = statement(
  'coupons.goods_of',
  `select g.id, g.name, coalesce(g.images[1], '') as image, g.price_cents
     from coupon_goods t join goods g on g.id = t.goods_id where t.coupon_id = $1 order by g.id`,
)
/** The goods that a store's coupon names, as its form shows them. */
export async function goodsOf(db: Db, couponId: number, locale: Locale) {
  const rows = await db.rows<{ id: number; name: LocalText; image: string; price_cents: number }>(goods, [couponId])
  return rows.map(({ id, name, image, price_cents }) => ({
    id,
    goods_name: localText(name, locale),
    goods_master_image: image,
    goods_price: formatMoney(price_cents),
  }))
}

const named = (name: string, text: string) => {
  const read = statement(`coupons.${name}`, text)
  return async (db: Db, couponId: number, locale: Locale) => {
    const rows = await db.rows<{ id: number; name: LocalText }>(read, [couponId])
    return rows.map((row) => ({ id: row.id, name: localText(row.name, locale) }))
  }
}
export const classesOf = named(
  'classes_of',
  `select x.id, x.name from coupon_classes t join goods_classes x on x.id = t.class_id where t.coupon_id = $1 order by x.id`,
)
export const storesOf = named(
  'stores_of',
  `select x.id, x.store_name as name from coupon_stores t join stores x on x.id = t.store_id where t.coupon_id = $1 order by x.id`,
)

const storeNames = statement('coupons.store_names', 'select id, store_name from stores where id = any($1::bigint[])')
/** Names of stores by their ids. */
export async function storeNamesOf(
  db: Db,
  ids: readonly (number | null)[],
  locale: Locale,
): Promise<Map<number, string>> {
  const known = ids.filter((id) => id !== null)
  const rows = await db.rows<{ id: number; store_name: LocalText }>(storeNames, [[...new Set(known)]])
  return new Map(rows.map(({ id, store_name }) => [id, localText(store_name, locale)]))
}

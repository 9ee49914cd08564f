import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../../../kernel/db/db.ts'

/** What the goods form may name: only what belongs to the store. */

const isAllowed = statement(
  'catalog.class_allowed',
  'select exists (select from store_classes where store_id = $1 and class_id = $2) as ok',
)
/** Whether the store may sell in a class of the third level. */
export const isClassAllowed = async (db: Db, storeId: number, classId: number): Promise<boolean> =>
  (await db.row<{ ok: boolean }>(isAllowed, [storeId, classId]))?.ok ?? false

const isBrand = statement('catalog.is_brand', 'select exists (select from goods_brands where id = $1) as ok')
export const brandExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.row<{ ok: boolean }>(isBrand, [id]))?.ok ?? false

const isTemplate = statement(
  'catalog.is_template',
  'select exists (select from freight_templates where store_id = $1 and id = $2 and not is_default) as ok',
)
/** Whether it is one of the store's templates other than the default. */
export const isOwnTemplate = async (db: Db, storeId: number, id: number): Promise<boolean> =>
  (await db.row<{ ok: boolean }>(isTemplate, [storeId, id]))?.ok ?? false

const values = statement(
  'catalog.own_values',
  'select id, attr_id, name from attr_values where store_id = $1 and id = any($2::bigint[])',
)
/** Those of the value ids that belong to the store. */
export async function ownValues(db: Db, storeId: number, ids: readonly number[]) {
  const rows = await db.rows<{ id: number; attr_id: number; name: LocalText }>(values, [storeId, ids])
  return new Map(rows.map(({ id, ...value }) => [id, value]))
}

const goodsNumber = statement(
  'catalog.goods_no_taken',
  `select exists (select from goods where store_id = $1 and goods_no = $2 and deleted_at is null and id <> $3) as ok`,
)
/** Whether other goods of the store have the number. */
export const isGoodsNoTaken = async (db: Db, storeId: number, goodsNo: string, except: number): Promise<boolean> =>
  (await db.row<{ ok: boolean }>(goodsNumber, [storeId, goodsNo, except]))?.ok ?? false

const skuNumbers = statement(
  'catalog.sku_nos_taken',
  `select sku_no from skus
    where store_id = $1 and deleted_at is null and goods_id <> $3 and (sku_no = any($2::text[]) or sku_no like $4)`,
)
/** Those of the SKU numbers that SKUs of the store's other goods use, and all that begin with a text. */
export async function takenSkuNos(db: Db, storeId: number, numbers: readonly string[], prefix: string, except: number) {
  const like = `${prefix.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db.rows<{ sku_no: string }>(skuNumbers, [storeId, numbers, except, like])
  return new Set(rows.map(({ sku_no }) => sku_no))
}

const ownPictures = statement(
  'catalog.own_pictures',
  `select url from files where url = any($2::text[]) and owner_kind = 'store' and owner_id = $1 and kind = 'image' and not is_private
   union
   select url from file_spaces where store_id = $1 and url = any($2::text[])`,
)
/** Those of the addresses that are pictures which the store uploaded or keeps in its file space. */
export async function ownPicturesOf(db: Db, storeId: number, urls: readonly string[]): Promise<Set<string>> {
  const rows = urls.length ? await db.rows<{ url: string }>(ownPictures, [storeId, [...new Set(urls)]]) : []
  return new Set(rows.map(({ url }) => url))
}

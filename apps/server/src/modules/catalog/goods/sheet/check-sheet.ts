import type { Tx } from '../../../../kernel/db/db.ts'
import { ownPicturesOf } from '../editing/check.db.ts'
import { classKey, knownNames, type Known } from './known.ts'
import { takenGoodsNos, takenSkuNos } from './numbers.db.ts'
import { repeatedNumbers, type Fault, type Row, type SheetGoods } from './sheet-goods.ts'

export interface CheckedSheet extends Known {
  faults: Fault[]
  /** SKU numbers that are already taken. */
  taken: ReadonlySet<string>
}

/** Choices that the store does not have. */
function choiceFaults({ first, at }: SheetGoods, { classes, brands, freights }: Known): Fault[] {
  const faults: Fault[] = []
  const wrong = (field: keyof Row): void => void faults.push({ row: at, field, key: 'CHOICE_INVALID' })
  if (first.class_name && !classes.has(classKey(first.class_name))) wrong('class_name')
  if (first.brand_name && !brands.has(first.brand_name)) wrong('brand_name')
  if (!['', 'default', 'free'].includes(first.freight ?? '') && !freights.has(first.freight ?? '')) wrong('freight')
  return faults
}

/** Pictures that do not belong to the store. */
async function pictureFaults(tx: Tx, storeId: number, goods: readonly SheetGoods[]): Promise<Fault[]> {
  const pictures = goods.flatMap(({ at, images, skus }) => [
    ...images.map((url) => ({ row: at, field: 'goods_images' as const, url })),
    ...skus.map((sku) => ({ row: sku.at, field: 'goods_image' as const, url: sku.row.goods_image ?? '' })),
  ])
  const named = pictures.filter(({ url }) => url)
  const own = await ownPicturesOf(
    tx,
    storeId,
    named.map(({ url }) => url),
  )
  return named.flatMap(({ row, field, url }): Fault[] =>
    own.has(url) ? [] : [{ row, field, key: 'FILE_ADDRESS_INVALID' }],
  )
}

/**
 * Every fault of a sheet that depends on the store, and the ids that its cells refer to (rules §12: all rows are
 * checked).
 */
export async function checkSheet(
  tx: Tx,
  storeId: number,
  rows: readonly Row[],
  goods: readonly SheetGoods[],
): Promise<CheckedSheet> {
  const known = await knownNames(tx, storeId)
  const goodsNos = goods.map(({ goods_no }) => goods_no)
  const takenNos = await takenGoodsNos(tx, storeId, goodsNos)
  const numbers = rows.flatMap(({ sku_no }) => sku_no || [])
  const taken = await takenSkuNos(tx, storeId, numbers, goodsNos)
  const faults = [
    ...goods.flatMap((one) => choiceFaults(one, known)),
    ...goods.flatMap(({ goods_no, at }): Fault[] =>
      takenNos.has(goods_no) ? [{ row: at, field: 'goods_no', key: 'TAKEN' }] : [],
    ),
    ...repeatedNumbers(rows),
    ...rows.flatMap(({ sku_no }, row): Fault[] =>
      sku_no && taken.has(sku_no) ? [{ row, field: 'sku_no', key: 'TAKEN' }] : [],
    ),
    ...(await pictureFaults(tx, storeId, goods)),
  ]
  return { ...known, faults, taken }
}

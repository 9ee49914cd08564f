import type { Tx } from '../../../../kernel/db/db.ts'
import { ownPicturesOf } from '../editing/check.db.ts'
import { classKey, knownNames, type KnownNames } from './known.ts'
import { takenSkuNos } from './numbers.db.ts'
import { readChange, type SheetChange } from './sheet-change.ts'
import {
  boundFaults,
  isComplete,
  lackingFields,
  matrixFaults,
  repeatedNumbers,
  type Fault,
  type NewRow,
  type Row,
  type SheetGoods,
} from './sheet-goods.ts'
import { lockStored, type StoredGoods } from './stored.db.ts'

export interface CheckedSheet extends KnownNames {
  faults: Fault[]
  /** SKU numbers that are already taken. */
  taken: ReadonlySet<string>
  /** Goods whose number the store does not have yet. */
  added: SheetGoods<NewRow>[]
  /** What the sheet says of the others. */
  changes: SheetChange[]
}

type StoredByNumber = ReadonlyMap<string, StoredGoods>

/** Choices that the store does not have. */
function choiceFaults({ first, at }: SheetGoods, { classes, brands, freights }: KnownNames): Fault[] {
  const faults: Fault[] = []
  const wrong = (field: keyof Row): void => void faults.push({ row: at, field, key: 'CHOICE_INVALID' })
  if (first.class_name && !classes.has(classKey(first.class_name))) wrong('class_name')
  if (first.brand_name && !brands.has(first.brand_name)) wrong('brand_name')
  if (!['', 'default', 'free'].includes(first.freight ?? '') && !freights.has(first.freight ?? '')) wrong('freight')
  return faults
}

const storedPictures = ({ images, newer, skus }: StoredGoods): string[] => [
  ...images,
  ...(newer?.images ?? []),
  ...skus.map(({ image }) => image),
]

/** Pictures that neither belong to the store nor to the goods already. */
async function pictureFaults(
  tx: Tx,
  storeId: number,
  goods: readonly SheetGoods[],
  stored: StoredByNumber,
): Promise<Fault[]> {
  const pictures = goods.flatMap(({ goods_no, at, images, skus }) => {
    const of = stored.get(goods_no)
    const kept = new Set(of ? storedPictures(of) : [])
    return [
      ...images.map((url) => ({ row: at, field: 'goods_images' as const, url })),
      ...skus.map((sku) => ({ row: sku.at, field: 'goods_image' as const, url: sku.row.goods_image ?? '' })),
    ].filter(({ url }) => url && !kept.has(url))
  })
  const own = await ownPicturesOf(
    tx,
    storeId,
    pictures.map(({ url }) => url),
  )
  return pictures.flatMap(({ row, field, url }): Fault[] =>
    own.has(url) ? [] : [{ row, field, key: 'FILE_ADDRESS_INVALID' }],
  )
}

/** SKU numbers of new goods that the store already uses. */
const takenFaults = (fresh: readonly SheetGoods[], taken: ReadonlySet<string>): Fault[] =>
  fresh.flatMap(({ skus }) =>
    skus.flatMap(({ at, row: { sku_no } }): Fault[] =>
      sku_no && taken.has(sku_no) ? [{ row: at, field: 'sku_no', key: 'TAKEN' }] : [],
    ),
  )

/**
 * Locks the goods that a sheet names, and returns what it adds and changes with every fault (rules §12: all rows are
 * checked), and the ids that its cells refer to.
 */
export async function checkSheet(
  tx: Tx,
  storeId: number,
  rows: readonly Row[],
  goods: readonly SheetGoods[],
): Promise<CheckedSheet> {
  const known = await knownNames(tx, storeId)
  const goodsNos = goods.map(({ goods_no }) => goods_no)
  const stored = await lockStored(tx, storeId, goodsNos)
  const fresh = goods.filter(({ goods_no }) => !stored.has(goods_no))
  const numbers = fresh.flatMap(({ skus }) => skus.flatMap(({ row }) => row.sku_no || []))
  const freshNos = fresh.map(({ goods_no }) => goods_no)
  const taken = await takenSkuNos(tx, storeId, numbers, freshNos)
  const read = goods.flatMap((one) => {
    const of = stored.get(one.goods_no)
    return of ? [readChange(one, of, known)] : []
  })
  const faults = [
    ...goods.flatMap(boundFaults),
    ...fresh.flatMap((one) => [...lackingFields(one), ...matrixFaults(one), ...choiceFaults(one, known)]),
    ...read.flatMap((one) => one.faults),
    ...repeatedNumbers(rows),
    ...takenFaults(fresh, taken),
    ...(await pictureFaults(tx, storeId, goods, stored)),
  ]
  const changes = read.map(({ change }) => change)
  return { ...known, faults, taken, added: fresh.filter(isComplete), changes }
}

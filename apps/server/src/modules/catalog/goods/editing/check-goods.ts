import type { Tx } from '../../../../kernel/db/db.ts'
import { failFields } from '../../../../kernel/fail.ts'
import { pathOf } from '../../../taxonomy/public.ts'
import { attrFaults, skuFaults, type Faults, type GoodsInput, type KnownValues } from './check-form.ts'
import {
  brandExists,
  isClassAllowed,
  isGoodsNoTaken,
  isOwnTemplate,
  ownPicturesOf,
  ownValues,
  takenSkuNos,
} from './check.db.ts'

/** What the goods already have and may keep, even if the store could not choose it today. */
export interface ExistingGoods {
  id: number
  classes: ReadonlySet<number>
  pictures: ReadonlySet<string>
}
const nothing: ExistingGoods = { id: 0, classes: new Set(), pictures: new Set() }

export interface CheckedGoods {
  /** Class ids from the top to the leaf. */
  class_path: number[]
  values: KnownValues
  /** SKU numbers that are already taken. */
  taken: ReadonlySet<string>
}

/** The fields of the form that name pictures. */
const picturesOf = ({ goods_images, attrs, skus }: GoodsInput): [field: string, url: string][] => [
  ...goods_images.map((url, at): [string, string] => [`goods_images.${at}`, url]),
  ...attrs.flatMap(({ values }, at) =>
    values.map(({ image = '' }, place): [string, string] => [`attrs.${at}.values.${place}.image`, image]),
  ),
  ...skus.map(({ goods_image = '' }, at): [string, string] => [`skus.${at}.goods_image`, goods_image]),
]

async function pictureFaults(tx: Tx, storeId: number, form: GoodsInput, existing: ExistingGoods): Promise<Faults> {
  const newPictures = picturesOf(form).filter(([, url]) => url && !existing.pictures.has(url))
  const own = await ownPicturesOf(
    tx,
    storeId,
    newPictures.map(([, url]) => url),
  )
  return Object.fromEntries(
    newPictures.filter(([, url]) => !own.has(url)).map(([field]) => [field, 'FILE_ADDRESS_INVALID']),
  )
}

async function choiceFaults(tx: Tx, storeId: number, form: GoodsInput, existing: ExistingGoods): Promise<Faults> {
  const faults: Faults = {}
  const keepsClass = existing.classes.has(form.class_id)
  if (!keepsClass && !(await isClassAllowed(tx, storeId, form.class_id))) faults.class_id = 'CHOICE_INVALID'
  if (form.brand_id !== null && !(await brandExists(tx, form.brand_id))) faults.brand_id = 'CHOICE_INVALID'
  if (form.freight_choice === 'template') {
    if (form.freight_id === null) faults.freight_id = 'REQUIRED'
    else if (!(await isOwnTemplate(tx, storeId, form.freight_id))) faults.freight_id = 'CHOICE_INVALID'
  }
  return faults
}

/** Numbers that other goods use. Unique constraints cover concurrent saves. */
async function numberFaults(
  tx: Tx,
  storeId: number,
  form: GoodsInput,
  existing: ExistingGoods,
  taken: ReadonlySet<string>,
) {
  const faults: Faults = {}
  if (form.goods_no && (await isGoodsNoTaken(tx, storeId, form.goods_no, existing.id))) faults.goods_no = 'TAKEN'
  for (const [at, { sku_no }] of form.skus.entries()) if (taken.has(sku_no)) faults[`skus.${at}.sku_no`] = 'TAKEN'
  return faults
}

/**
 * Checks that a form names only what the store may use (rules §3) and returns what saving needs. Throws INVALID_INPUT
 * with every wrong field.
 */
export async function checkGoods(tx: Tx, storeId: number, form: GoodsInput, existing = nothing): Promise<CheckedGoods> {
  const numbers = form.skus.map(({ sku_no }) => sku_no).filter(Boolean)
  const taken = await takenSkuNos(tx, storeId, numbers, `${form.goods_no}-`, existing.id)
  const ids = form.attrs.flatMap((attr) => attr.values.map(({ value_id }) => value_id))
  const values = await ownValues(tx, storeId, ids)
  const faults: Faults = {
    ...attrFaults(form, values),
    ...skuFaults(form),
    ...(await choiceFaults(tx, storeId, form, existing)),
    ...(await numberFaults(tx, storeId, form, existing, taken)),
    ...(await pictureFaults(tx, storeId, form, existing)),
  }
  const class_path = await pathOf(tx, form.class_id)
  if (class_path.length !== 3) faults.class_id = 'CHOICE_INVALID'
  if (Object.keys(faults).length) failFields(Object.fromEntries(Object.entries(faults).slice(0, 50)))
  return { class_path, values, taken }
}

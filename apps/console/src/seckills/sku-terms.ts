import type { sellerSeckills } from '@fangshi/contract/seckills'
import type { DetailOf } from '@fangshi/contract/resource'
import type { FormValues } from '../kit/fields/spec.ts'

/** What the form holds of a SKU: the price as text of two decimals, and the quota. */
export interface TermsDraft {
  price?: string | number | null
  quota?: number | null
}

/** The drafts of a form by SKU id. */
export type TermsDrafts = Readonly<Record<string, TermsDraft | undefined>>

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Whether something of a SKU is filled in: then both must be. */
export const takesPart = (draft: TermsDraft | undefined): boolean => isFilled(draft?.price) || isFilled(draft?.quota)

/** The request body: the SKUs that take part, with their price and quota. */
export function seckillBody({ terms, ...rest }: FormValues): FormValues {
  const drafts = (terms ?? {}) as TermsDrafts
  const skus = Object.entries(drafts).flatMap(([id, draft]) =>
    takesPart(draft) ? [{ sku_id: Number(id), price: String(draft?.price ?? ''), quota: draft?.quota ?? 0 }] : [],
  )
  return { ...rest, goods_id: Number(rest.goods_id), skus }
}

/** The drafts of a stored flash sale. */
export const termsOf = ({ skus }: Pick<DetailOf<typeof sellerSeckills>, 'skus'>): TermsDrafts =>
  Object.fromEntries(skus.map(({ sku_id, price, quota }) => [String(sku_id), { price, quota }]))

import type { GoodsDetail } from '@fangshi/contract/catalog'
import type { GoodsSeckill } from '@fangshi/contract/seckills-shop'
import { msOf } from '@fangshi/contract/time'

/** The flash sale of a goods page, as it is the same for everybody, or as the shopper meets it. Pure. */

export type Sale = Omit<GoodsSeckill, 'now_ms' | 'ordered' | 'is_reminded'> & { ordered?: number }
type Sku = GoodsDetail['skus'][number]

/** The part of a flash sale that is the same for everybody, and changes only with the sale. */
export function publicSale(seckill: GoodsSeckill | null): Sale | null {
  if (!seckill) return null
  const { now_ms: _, ordered: _own, is_reminded: _mine, ...sale } = seckill
  return sale
}

/** How many pieces the shopper may still order in a sale. */
export const piecesLeft = ({ max_per_person, ordered = 0 }: Sale): number => Math.max(0, max_per_person - ordered)

const isOn = ({ state }: Sale): boolean => state !== 'coming'

/**
 * SKUs as the page offers them while a sale runs: at its price, with the ordinary one in place of the market price, as long as
 * the shopper can have them at that, else at the ordinary one; the ids of the latter are `ordinary`.
 */
export function skusInSale(skus: readonly Sku[], sale: Sale | null): { skus: Sku[]; ordinary: ReadonlySet<number> } {
  if (!sale || !isOn(sale)) return { skus: [...skus], ordinary: new Set() }
  const ordinary = new Set<number>()
  const shown = skus.map((sku) => {
    const terms = sale.skus.find(({ sku_id }) => sku_id === sku.id)
    if (!terms) return sku
    const { price, left, goods_price, goods_market_price, goods_stock } = terms
    if (left > 0 && piecesLeft(sale) > 0)
      return {
        ...sku,
        goods_price: price,
        goods_market_price: goods_price,
        goods_stock: left,
      }
    if (goods_stock > 0) ordinary.add(sku.id)
    return { ...sku, goods_price, goods_market_price, goods_stock }
  })
  return { skus: shown, ordinary }
}

/** The most pieces of a SKU in one order: what the sale leaves, unless the SKU is none of it or has the ordinary price. */
export function mostOf(sale: Sale | null, ordinary: ReadonlySet<number>, skuId: number | undefined): number {
  const isInSale = skuId !== undefined && !ordinary.has(skuId) && sale?.skus.some(({ sku_id }) => sku_id === skuId)
  return sale && isOn(sale) && isInSale ? piecesLeft(sale) : Number.POSITIVE_INFINITY
}

/** What a sale is to the shopper. `limit`: there is more, but no more for this one. */
export type SaleLook = 'coming' | 'running' | 'limit' | 'sold_out'
export const lookOf = (sale: Sale): SaleLook =>
  sale.state === 'running' && piecesLeft(sale) === 0 ? 'limit' : sale.state

/** Whether a chosen SKU is part of a sale, and something of it is left; without a choice it may be. */
export function optionIn({ skus }: Sale, skuId: number | undefined): 'open' | 'gone' | 'none' {
  const terms = skus.find(({ sku_id }) => sku_id === skuId)
  if (skuId === undefined || (terms?.left ?? 0) > 0) return 'open'
  return terms ? 'gone' : 'none'
}

/** The lowest price of a sale. */
export const lowestPrice = ({ skus }: Sale): string =>
  skus.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b))[0] ?? '0.00'

/** When a sale changes by itself next (ms): its start, or its end. */
export const changesAt = ({ state, start_time, end_time }: Sale): number =>
  msOf(state === 'coming' ? start_time : end_time)

/** A sale once that time has come: it runs, or is over, which is null. */
export const changed = (sale: Sale): Sale | null => (sale.state === 'coming' ? { ...sale, state: 'running' } : null)

/** SKUs at their ordinary terms, as far as a sale of them knows those. */
export const skusAfter = (skus: readonly Sku[], sale: Sale): Sku[] =>
  skus.map((sku) => {
    const terms = sale.skus.find(({ sku_id }) => sku_id === sku.id)
    if (!terms) return sku
    const { goods_price, goods_market_price, goods_stock } = terms
    return { ...sku, goods_price, goods_market_price, goods_stock }
  })

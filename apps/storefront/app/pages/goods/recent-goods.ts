import type { GoodsDetail } from '@fangshi/contract/catalog'
import type { Locale } from '@fangshi/contract/locale'
import type { ProductCardGoods } from '~/ui/product-card.tsx'

/** The goods that this browser looked at last; their names in the languages they were read in. */

type Kept = Omit<ProductCardGoods, 'goods_name' | 'store_name'> & {
  names: Partial<Record<Locale, { goods_name: string; store_name: string }>>
}

const key = 'recent_goods'
const maxKept = 10

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as Kept[]).filter(({ id, names }) => id && names) : []
  } catch {
    return []
  }
}

/** Goods of a page as a card. */
export const cardOf = (goods: GoodsDetail): ProductCardGoods => ({
  id: goods.id,
  goods_name: goods.goods_name,
  goods_price: goods.goods_price,
  goods_market_price: goods.goods_market_price,
  goods_sale: goods.goods_sale,
  goods_master_image: goods.goods_images[0] ?? '',
  store_name: goods.store_info.store_name,
})

/** The last goods but the current ones, newest first, as far as their names are known in the language. */
export const recentGoods = (exceptId: number, locale: Locale): ProductCardGoods[] =>
  read().flatMap(({ names, ...goods }) => {
    const name = names[locale]
    return name && goods.id !== exceptId ? [{ ...goods, ...name }] : []
  })

/** Puts goods in front; the oldest beyond ten go. */
export function rememberGoods({ goods_name, store_name, ...goods }: ProductCardGoods, locale: Locale): void {
  const kept = read()
  const names = { ...kept.find(({ id }) => id === goods.id)?.names, [locale]: { goods_name, store_name } }
  const others = kept.filter(({ id }) => id !== goods.id)
  localStorage.setItem(key, JSON.stringify([{ ...goods, names }, ...others].slice(0, maxKept)))
}

import type { Cart } from '@fangshi/contract/cart'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { Db } from '../../kernel/db/db.ts'
import { saleLines, type SaleLine } from '../catalog/public.ts'
import { ownStores } from '../stores/public.ts'
import { lineProblem } from './rules.ts'

/** A line of a cart or of a guest's browser: `cart_id` 0 and no remembered price. */
interface Line {
  cart_id: number
  sku_id: number
  buy_num: number
  price_cents: number | null
}

const showLine = (line: Line, sku: SaleLine, is_own: boolean, locale: Locale): Cart[number]['cart_list'][number] => ({
  cart_id: line.cart_id,
  goods_id: sku.goods_id,
  sku_id: sku.sku_id,
  goods_name: localText(sku.goods_name, locale),
  sku_name: localText(sku.sku_name, locale),
  goods_image: sku.image,
  goods_price: formatMoney(sku.price_cents),
  price_was: line.price_cents === null || line.price_cents === sku.price_cents ? null : formatMoney(line.price_cents),
  buy_num: line.buy_num,
  total_price: formatMoney(sku.price_cents * line.buy_num),
  goods_stock: Math.max(0, sku.stock),
  problem: lineProblem({ is_own, saleable: sku.listed && !sku.sku_deleted, stock: sku.stock, buy_num: line.buy_num }),
})

const storesOf = (skus: Iterable<SaleLine>): number[] => [...skus].map(({ store_id }) => store_id)

/**
 * Lines of a shopper, or of a guest for null, with current price, stock and problem, grouped by store in the order of
 * each store's first line. Unknown SKUs are left out.
 */
export async function showCart(db: Db, userId: number | null, lines: readonly Line[], locale: Locale): Promise<Cart> {
  if (!lines.length) return []
  const skus = new Map(
    (
      await saleLines(
        db,
        lines.map(({ sku_id }) => sku_id),
      )
    ).map((sku) => [sku.sku_id, sku]),
  )
  const own = userId === null ? new Set<number>() : await ownStores(db, userId, storesOf(skus.values()))
  const stores = new Map<number, Cart[number]>()
  for (const line of lines) {
    const sku = skus.get(line.sku_id)
    if (!sku) continue
    const store = stores.get(sku.store_id) ?? {
      store_id: sku.store_id,
      store_name: localText(sku.store_name, locale),
      store_logo: sku.store_logo,
      cart_list: [],
    }
    store.cart_list.push(showLine(line, sku, own.has(sku.store_id), locale))
    stores.set(sku.store_id, store)
  }
  return [...stores.values()]
}

import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { saleLines, type SaleLine } from '../../catalog/public.ts'
import { templatesOf } from '../../freight/public.ts'
import { quote, type PricedQuote, type QuoteLine } from '../../pricing/public.ts'
import { ownStores } from '../../stores/public.ts'
import type { CheckoutLine } from './checkout-lines.ts'

const quoteLine = (line: CheckoutLine, sku: SaleLine): QuoteLine => ({
  cart_id: line.cart_id,
  goods_id: sku.goods_id,
  sku_id: sku.sku_id,
  store_id: sku.store_id,
  goods_name: sku.goods_name,
  sku_name: sku.sku_name,
  goods_image: sku.image,
  price_cents: sku.price_cents,
  price_was_cents: line.price_was_cents === sku.price_cents ? null : line.price_was_cents,
  buy_num: line.buy_num,
  stock: sku.stock,
  weight_g: sku.weight_g,
  freight_choice: sku.freight_choice,
  freight_id: sku.freight_id,
  saleable: sku.listed && !sku.sku_deleted,
})

/**
 * Today's price of the checkout lines (rules §4), for the preview and for the order alike. Throws GOODS_NOT_FOUND for an
 * unknown SKU, OWN_STORE, SUB_ACCOUNT_MAY_NOT_BUY (rules §2).
 */
export async function priceCheckout(
  db: Db,
  who: Shopper,
  checkoutLines: readonly CheckoutLine[],
  province_code: string | null,
): Promise<PricedQuote> {
  if (who.belong_id > 0) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  const skus = new Map(
    (
      await saleLines(
        db,
        checkoutLines.map(({ sku_id }) => sku_id),
      )
    ).map((sku) => [sku.sku_id, sku]),
  )
  const stores = new Map<number, { id: number; name: SaleLine['store_name']; logo: string }>()
  const lines = checkoutLines.map((line) => {
    const sku = skus.get(line.sku_id) ?? fail('GOODS_NOT_FOUND')
    stores.set(sku.store_id, { id: sku.store_id, name: sku.store_name, logo: sku.store_logo })
    return quoteLine(line, sku)
  })
  if ((await ownStores(db, who.user_id, [...stores.keys()])).size) fail('OWN_STORE')
  const templates = await templatesOf(db, [...stores.keys()])
  return quote({ lines, stores: [...stores.values()], templates, province_code })
}

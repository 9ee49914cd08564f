import { parseMoney } from '@fangshi/contract/money'
import { l, type UiText } from '../../../i18n/ui-text.ts'
import type { SkuDraft } from '../skus/sku-matrix.ts'

const free = l('{{count}} 个规格的售价为 0', 'SKUs with a price of 0: {{count}}')
const below = l('{{count}} 个规格的划线价低于售价', 'SKUs with a list price below the price: {{count}}')

/** Prices that are allowed and rarely meant: free goods, and a list price below the price. */
export function oddPrices(
  skus: readonly Pick<SkuDraft, 'price' | 'market_price'>[],
): { text: UiText<'count'>; count: number }[] {
  const cents = skus.map(
    ({ price, market_price }) => [parseMoney(price.trim()), parseMoney(market_price.trim())] as const,
  )
  const isBelow = ([price, market]: (typeof cents)[number]) => price !== null && market !== null && market < price
  return [
    { text: free, count: cents.filter(([price]) => price === 0).length },
    { text: below, count: cents.filter(isBelow).length },
  ].filter(({ count }) => count > 0)
}

import { useText } from '~/i18n/text.tsx'
import { MarketPrice, Price } from '~/ui/goods/price.tsx'
import type { Sale } from './seckill/sale.ts'
import type { SkuChoice } from './use-sku-choice.ts'

/** Price, market price or that without a flash sale, and how many were sold and saved. The price follows the choice. */
export function PricePanel({
  chosen: { offer },
  sale,
  sold,
  collected,
}: {
  chosen: SkuChoice
  sale: Sale | null
  sold: number
  collected: number
}) {
  const t = useText()
  if (!offer) return null
  const isOfSale = sale?.skus.some(({ price }) => price === offer.goods_price) ?? false
  const isCheaper = Number(offer.goods_market_price) > Number(offer.goods_price)
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-3 bg-sunken px-4 py-3">
      <Price value={offer.goods_price} size="l" from={offer.isFrom} />
      {isCheaper && <MarketPrice value={offer.goods_market_price} isOrdinary={isOfSale} className="text-14" />}
      <span className="ml-auto text-13 text-ink-2">
        {t('ui:sold', { count: sold })}
        {collected > 0 && ` · ${t('favorite:collected', { count: collected })}`}
      </span>
    </div>
  )
}

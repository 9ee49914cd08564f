import { Picture } from '~/ui/goods/picture.tsx'
import { MarketPrice, Price } from '~/ui/goods/price.tsx'
import { useChosenText } from './chosen-summary.tsx'
import { StockText } from './stock-text.tsx'
import type { SkuChoice } from './use-sku-choice.ts'

/**
 * Picture, price and stock of the choice. `image` is shown until the choice has its own picture; `price` is another one
 * than the ordinary one, which is then struck through.
 */
export function SkuSheetHead({
  chosen,
  image,
  price,
}: {
  chosen: SkuChoice
  image: string
  price?: { price: string; isFrom: boolean } | undefined
}) {
  const { offer } = chosen
  const chosenText = useChosenText(chosen)
  return (
    <div className="flex gap-3 pb-4">
      <Picture
        src={chosen.image || image}
        alt=""
        side={96}
        sizes="96px"
        largest={320}
        className="size-24 shrink-0 rounded-2 bg-sunken object-cover"
      />
      <div className="flex min-w-0 flex-col justify-end gap-0.5">
        {offer && (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Price value={price?.price ?? offer.goods_price} size="l" from={price?.isFrom ?? offer.isFrom} />
            {price ? (
              <MarketPrice value={offer.goods_price} isOrdinary />
            ) : (
              Number(offer.goods_market_price) > Number(offer.goods_price) && (
                <MarketPrice value={offer.goods_market_price} />
              )
            )}
          </p>
        )}
        <StockText stock={offer?.goods_stock ?? 0} />
        <p className="text-13">{chosenText}</p>
      </div>
    </div>
  )
}

import { useText } from '~/i18n/text.tsx'
import { BottomSheet } from '~/ui/overlay/dialog.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { MarketPrice, Price } from '~/ui/goods/price.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { ChosenAnnouncer, useChosenText } from './chosen-summary.tsx'
import { QuantityRow } from './quantity-row.tsx'
import { SkuPicker } from './sku-picker.tsx'
import { StockText } from './stock-text.tsx'
import type { Buying } from './use-buying.ts'
import type { SkuChoice } from './use-sku-choice.ts'

/** Why the sheet was opened; `choose` shows both buttons. */
export type SheetPurpose = 'choose' | 'add' | 'buy'

/** Choosing options on phones. Closing the sheet keeps the choice. */
export function SkuSheet({
  isOpen,
  purpose,
  onClose,
  chosen,
  buying,
  image,
}: {
  isOpen: boolean
  purpose: SheetPurpose
  onClose: () => void
  chosen: SkuChoice
  buying: Buying
  /** Shown until the choice has its own picture. */
  image: string
}) {
  const t = useText()
  const { offer } = chosen
  const chosenText = useChosenText(chosen)
  const add = (): void => {
    if (buying.add('sheet')) onClose()
  }
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('goods:choosing')}
      footer={
        <BuyButtons
          buying={buying}
          isSoldOut={chosen.isSoldOut}
          onAdd={purpose === 'buy' ? undefined : add}
          onBuy={purpose === 'add' ? undefined : () => buying.buy('sheet')}
        />
      }
    >
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
              <Price value={offer.goods_price} size="l" from={offer.isFrom} />
              {Number(offer.goods_market_price) > Number(offer.goods_price) && (
                <MarketPrice value={offer.goods_market_price} />
              )}
            </p>
          )}
          <StockText stock={offer?.goods_stock ?? 0} />
          <p className="text-13">{chosenText}</p>
        </div>
      </div>
      <ChosenAnnouncer chosen={chosen} />
      <SkuPicker chosen={chosen} place="sheet" />
      <QuantityRow chosen={chosen} className="pt-4" />
    </BottomSheet>
  )
}

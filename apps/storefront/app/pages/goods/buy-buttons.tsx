import { Check } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { useClosedReason } from '~/site/shell-data.ts'
import { Button } from '~/ui/button.tsx'
import { OrdinaryButton } from './seckill/ordinary-button.tsx'
import { StockNoticeButton } from './stock-notice-button.tsx'
import type { BuyState } from './use-buying.ts'

/**
 * The buttons to add to the cart and to buy. Adding is confirmed at once. While the site is closed nothing can be
 * bought (rules §12).
 */
export function BuyButtons({
  buying,
  isSoldOut,
  skuId,
  ordinary,
  isQuiet = false,
  onAdd,
  onBuy,
}: {
  buying: BuyState
  isSoldOut: boolean
  /** The chosen SKU, which can be waited for while it is sold out. */
  skuId: number | undefined
  /** The ordinary price of the chosen SKU, where its flash sale no longer sells to the shopper. */
  ordinary: { price: string; onBuy: () => void } | undefined
  /** Beside other ways to buy. */
  isQuiet?: boolean
  /** Absent if only the other button is shown. */
  onAdd?: (() => void) | undefined
  onBuy?: (() => void) | undefined
}) {
  const t = useText()
  const closed = useClosedReason()
  if (isSoldOut) {
    return (
      <>
        <Button size="l" disabled className="flex-1 px-4">
          {t('goods:soldOut')}
        </Button>
        {skuId !== undefined && <StockNoticeButton skuId={skuId} size="l" />}
      </>
    )
  }
  if (ordinary) return <OrdinaryButton {...ordinary} />
  return (
    <>
      {onAdd && (
        <Button tone={isQuiet ? 'outline' : 'ink'} size="l" className="flex-1 px-4" onClick={onAdd}>
          {buying.isAdded && <Check size={18} />}
          {t(buying.isAdded ? 'goods:added' : 'goods:addToCart')}
        </Button>
      )}
      {onBuy && (
        <Button
          tone="brand"
          size="l"
          className="flex-1 px-4"
          disabled={closed !== undefined}
          title={closed}
          onClick={onBuy}
        >
          {t(closed === undefined ? 'goods:buyNow' : 'shell:orderingPaused')}
        </Button>
      )}
    </>
  )
}

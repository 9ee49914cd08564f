import { Check } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import type { Buying } from './use-buying.ts'

/** Add and Buy. The add button says at once that it worked. */
export function BuyButtons({
  buying,
  isSoldOut,
  onAdd,
  onBuy,
}: {
  buying: Buying
  isSoldOut: boolean
  /** Absent where only the other was asked for. */
  onAdd?: () => void
  onBuy?: () => void
}) {
  const t = useText()
  if (isSoldOut) {
    return (
      <Button size="l" disabled className="flex-1">
        {t('goods:soldOut')}
      </Button>
    )
  }
  return (
    <>
      {onAdd && (
        <Button tone="ink" size="l" className="flex-1 px-4" onClick={onAdd}>
          {buying.isAdded && <Check size={18} />}
          {t(buying.isAdded ? 'goods:added' : 'goods:addToCart')}
        </Button>
      )}
      {onBuy && (
        <Button tone="brand" size="l" className="flex-1 px-4" onClick={onBuy}>
          {t('goods:buyNow')}
        </Button>
      )}
    </>
  )
}

import { useSeckillTexts } from '~/seckills/own-texts.ts'
import { Button } from '~/ui/button.tsx'
import { useClosedReason } from '~/site/shell-data.ts'

/** Buys at the ordinary price what the flash sale no longer sells to the shopper (rules §9); the bar of phones has no room for it. */
export function OrdinaryButton({ price, onBuy }: { price?: string; onBuy: () => void }) {
  const t = useSeckillTexts()
  const closed = useClosedReason()
  return (
    <Button
      tone="brand"
      size={price === undefined ? 'm' : 'l'}
      className="flex-1 px-4"
      disabled={closed !== undefined}
      title={closed}
      onClick={onBuy}
    >
      {price === undefined ? t('seckill:ordinaryShort') : t('seckill:ordinary', { price })}
    </Button>
  )
}

import { useText } from '~/i18n/text.tsx'
import { Stepper } from '~/ui/inputs/stepper.tsx'
import { StockText } from './stock-text.tsx'
import type { SkuChoice } from './use-sku-choice.ts'

export function QuantityRow({
  chosen,
  withStock = false,
  className,
}: {
  chosen: SkuChoice
  withStock?: boolean
  className?: string
}) {
  const t = useText()
  const { quantity, setQuantity, max, isSoldOut, offer } = chosen
  return (
    <div className={className}>
      <p className="pb-2 text-13 text-ink-2">{t('ui:quantity')}</p>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <Stepper value={quantity} onChange={setQuantity} max={Math.max(1, max)} disabled={isSoldOut} />
        {withStock && (
          <span className="pt-2">
            <StockText stock={offer?.goods_stock ?? 0} />
          </span>
        )}
      </div>
    </div>
  )
}

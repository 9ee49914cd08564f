import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { Price } from '~/ui/goods/price.tsx'
import type { PriceChange } from './use-place-order.ts'

/** Asks to confirm a total that changed while the shopper was ordering (rules §4). */
export function PriceChangedDialog({
  change,
  onAccept,
  onClose,
}: {
  change: PriceChange | undefined
  onAccept: () => void
  onClose: () => void
}) {
  const t = useOrderTexts()
  return (
    <Dialog
      role="alertdialog"
      isOpen={change !== undefined}
      onClose={onClose}
      title={t('order:priceChangedTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button tone="brand" onClick={onAccept}>
            {t('order:acceptPrice')}
          </Button>
        </>
      }
    >
      <p className="pb-4 text-ink-2">{t('order:priceChangedText')}</p>
      <dl className="space-y-2 rounded-3 bg-sunken p-4">
        <div className="flex items-baseline justify-between">
          <dt>{t('order:priceBefore')}</dt>
          <dd className="text-ink-2 tabular-nums">
            <s>¥{change?.before}</s>
          </dd>
        </div>
        <div className="flex items-baseline justify-between">
          <dt className="font-medium">{t('order:priceNow')}</dt>
          <dd>
            <Price value={change?.now ?? '0.00'} exact />
          </dd>
        </div>
      </dl>
    </Dialog>
  )
}

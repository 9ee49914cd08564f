import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

/** Says that an unpaid order has the same lines, with the way to pay it, and lets the shopper order again (rules §5). */
export function RepeatedOrderDialog({
  groupNo,
  onAgain,
  onClose,
}: {
  groupNo: string | undefined
  onAgain: () => void
  onClose: () => void
}) {
  const t = useOrderTexts()
  return (
    <Dialog
      role="alertdialog"
      isOpen={groupNo !== undefined}
      onClose={onClose}
      title={t('order:repeatedTitle')}
      footer={
        <>
          <Button onClick={onAgain}>{t('order:placeAgain')}</Button>
          <ButtonLink tone="brand" to={links.orderPay(groupNo ?? '')}>
            {t('order:payExisting')}
          </ButtonLink>
        </>
      }
    >
      <p className="text-ink-2">{t('order:repeatedText')}</p>
    </Dialog>
  )
}

import type { CancelReason } from '@fangshi/contract/cancel-reasons'
import { useState } from 'react'
import { useOrderTexts, type OrderTextKey } from '~/area-texts/order-texts.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { CancelReasonChoice } from './cancel-reason-choice.tsx'
import type { ShopperMove } from './use-move-order.ts'

const texts: Record<ShopperMove, Record<'title' | 'text' | 'no' | 'yes', OrderTextKey>> = {
  cancel: { title: 'order:cancelTitle', text: 'order:cancelText', no: 'order:keepOrder', yes: 'order:action_cancel' },
  receive: { title: 'order:receiveTitle', text: 'order:receiveText', no: 'order:notYet', yes: 'order:action_receive' },
  extend: { title: 'order:extendTitle', text: 'order:extendText', no: 'order:notNow', yes: 'order:action_extend' },
}

/** Asks for confirmation before an order is cancelled, received or given more time; a cancellation may have a reason. */
export function MoveDialog({
  requested,
  onClose,
  onConfirm,
}: {
  requested: ShopperMove | undefined
  onClose: () => void
  onConfirm: (action: ShopperMove, reason: CancelReason | undefined) => void
}) {
  const t = useOrderTexts()
  // The text stays while the dialog fades out.
  const [action, setAction] = useState<ShopperMove>('cancel')
  const [reason, setReason] = useState<CancelReason>()
  if (requested && requested !== action) setAction(requested)
  const isCancel = action === 'cancel'
  const { title, text, no, yes } = texts[action]
  return (
    <Dialog
      role="alertdialog"
      isOpen={requested !== undefined}
      onClose={onClose}
      title={t(title)}
      footer={
        <>
          <Button onClick={onClose}>{t(no)}</Button>
          <Button tone={isCancel ? 'danger' : 'brand'} onClick={() => onConfirm(action, isCancel ? reason : undefined)}>
            {t(yes)}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t(text)}</p>
      {isCancel && <CancelReasonChoice value={reason} onChange={setReason} />}
    </Dialog>
  )
}

import { useState } from 'react'
import { useText } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import type { ShopperMove } from './use-move-order.ts'

/** Asks for confirmation before an order is cancelled or received. */
export function MoveDialog({
  requested,
  onClose,
  onConfirm,
}: {
  requested: ShopperMove | undefined
  onClose: () => void
  onConfirm: (action: ShopperMove) => void
}) {
  const t = useText()
  // The text stays while the dialog fades out.
  const [action, setAction] = useState<ShopperMove>('cancel')
  if (requested && requested !== action) setAction(requested)
  const isCancel = action === 'cancel'
  return (
    <Dialog
      role="alertdialog"
      isOpen={requested !== undefined}
      onClose={onClose}
      title={t(isCancel ? 'order:cancelTitle' : 'order:receiveTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t(isCancel ? 'order:keepOrder' : 'order:notYet')}</Button>
          <Button tone={isCancel ? 'danger' : 'brand'} onClick={() => onConfirm(action)}>
            {t(isCancel ? 'order:action_cancel' : 'order:action_receive')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t(isCancel ? 'order:cancelText' : 'order:receiveText')}</p>
    </Dialog>
  )
}

import type { ShopperRefundDetail } from '@fangshi/contract/refunds'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { useRefundTexts } from '../own-texts.ts'
import { AppealDialog } from './appeal-dialog.tsx'
import { useMoveRefund } from './use-move-refund.ts'

const texts = {
  withdraw: { title: 'refund:withdrawTitle', text: 'refund:withdrawText', no: 'refund:keep' },
  confirm: { title: 'refund:confirmTitle', text: 'refund:confirmText', no: 'refund:notYet' },
} as const

/** What can be done with the request: stays at the bottom of the window, above the tabs on phones. */
export function RefundBar({ refund }: { refund: ShopperRefundDetail }) {
  const t = useRefundTexts()
  const [open, setOpen] = useState<'withdraw' | 'confirm' | 'appeal'>()
  // The text stays while the dialog fades out.
  const [shownAction, setShownAction] = useState<'withdraw' | 'confirm'>('withdraw')
  const { move, isMoving } = useMoveRefund(refund)
  const may = (action: ShopperRefundDetail['actions'][number]): boolean => refund.actions.includes(action)
  const ask = (action: 'withdraw' | 'confirm'): void => {
    setShownAction(action)
    setOpen(action)
  }
  const close = (): void => setOpen(undefined)
  if (!may('withdraw') && !may('confirm') && !may('appeal')) return null
  const { title, text, no } = texts[shownAction]
  return (
    <section
      aria-label={t('refund:detail')}
      data-bottom-bar
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-2 md:mx-0 md:rounded-3 md:border md:px-6 md:py-3 lg:bottom-4"
    >
      {may('withdraw') && (
        <Button tone="quiet" busy={isMoving} onClick={() => ask('withdraw')}>
          {t('refund:action_withdraw')}
        </Button>
      )}
      {may('appeal') && (
        <Button tone="brand" busy={isMoving} onClick={() => setOpen('appeal')}>
          {t('refund:action_appeal')}
        </Button>
      )}
      {may('confirm') && (
        <Button tone="brand" busy={isMoving} onClick={() => ask('confirm')}>
          {t('refund:action_confirm')}
        </Button>
      )}
      <Dialog
        role="alertdialog"
        isOpen={open === 'withdraw' || open === 'confirm'}
        onClose={close}
        title={t(title)}
        footer={
          <>
            <Button onClick={close}>{t(no)}</Button>
            <Button
              tone={shownAction === 'withdraw' ? 'danger' : 'brand'}
              onClick={() => {
                close()
                void move({ action: shownAction })
              }}
            >
              {t(`refund:action_${shownAction}`)}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t(text)}</p>
      </Dialog>
      <AppealDialog
        isOpen={open === 'appeal'}
        isBusy={isMoving}
        onClose={close}
        onAppeal={(message, images) =>
          void move({ action: 'appeal', message, images: [...images] }).then((isDone) => isDone && close())
        }
      />
    </section>
  )
}

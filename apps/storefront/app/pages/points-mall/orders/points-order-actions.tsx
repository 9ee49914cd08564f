import { movePointsOrder, type PointsOrder } from '@fangshi/contract/points-mall'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/call.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { usePointsTexts } from '../own-texts.ts'

type Move = 'cancel' | 'receive'

const texts = {
  cancel: { title: 'points:cancelTitle', text: 'points:cancelText', no: 'points:keep', done: 'points:cancelled' },
  receive: { title: 'points:receiveTitle', text: 'points:receiveText', no: 'points:notYet', done: 'points:received' },
} as const

/** What the shopper can do to an order; moves are confirmed first, and the lists are read again after them. */
export function PointsOrderActions({ order: { id, order_no, actions } }: { order: PointsOrder }) {
  const t = usePointsTexts()
  const client = useQueryClient()
  const keyOf = useAttemptKey()
  const [requested, setRequested] = useState<Move>()
  const [isMoving, setIsMoving] = useState(false)
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState<Move>('cancel')
  const ask = (move: Move): void => {
    setShown(move)
    setRequested(move)
  }
  const make = async (action: Move): Promise<void> => {
    setRequested(undefined)
    setIsMoving(true)
    const input = { params: { id }, body: { action } }
    try {
      await call(movePointsOrder, input, { key: keyOf(input) })
      toast({ text: t(texts[action].done), tone: 'ok' })
    } catch {
      // `call` has shown the error; the order may have changed, so it is read again too.
    }
    await client.invalidateQueries({ queryKey: ['user'] })
    setIsMoving(false)
  }
  const { title, text, no } = texts[shown]
  return (
    <>
      {actions.includes('cancel') && (
        <Button size="s" busy={isMoving} onClick={() => ask('cancel')}>
          {t('points:cancel')}
        </Button>
      )}
      {actions.includes('pay') && (
        <ButtonLink size="s" tone="brand" to={links.pointsPay(order_no)}>
          {t('points:pay')}
        </ButtonLink>
      )}
      {actions.includes('receive') && (
        <Button size="s" tone="brand" busy={isMoving} onClick={() => ask('receive')}>
          {t('points:receive')}
        </Button>
      )}
      <Dialog
        role="alertdialog"
        isOpen={requested !== undefined}
        onClose={() => setRequested(undefined)}
        title={t(title)}
        footer={
          <>
            <Button onClick={() => setRequested(undefined)}>{t(no)}</Button>
            <Button tone={shown === 'cancel' ? 'danger' : 'brand'} onClick={() => void make(shown)}>
              {t(`points:${shown}`)}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t(text)}</p>
      </Dialog>
    </>
  )
}

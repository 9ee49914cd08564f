import type { OrderRow } from '@fangshi/contract/orders'
import { useState } from 'react'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useMoveOrder, type ShopperMove } from './use-move-order.ts'

/** Exactly what the server allows for this order (rules §5), each with a question before it is done. */
export function OrderActions({ order }: { order: Pick<OrderRow, 'id' | 'group_no' | 'actions'> }) {
  const t = useText()
  const [asked, setAsked] = useState<ShopperMove>()
  const { move, isMoving } = useMoveOrder(order.id)
  const may = (action: OrderRow['actions'][number]): boolean => order.actions.includes(action)
  return (
    <>
      {may('cancel') && (
        <Button size="s" tone="quiet" busy={isMoving} onClick={() => setAsked('cancel')}>
          {t('order:action_cancel')}
        </Button>
      )}
      {may('receive') && (
        <Button size="s" tone="brand" busy={isMoving} onClick={() => setAsked('receive')}>
          {t('order:action_receive')}
        </Button>
      )}
      {may('pay') && (
        <ButtonLink size="s" tone="brand" to={links.orderPay(order.group_no)}>
          {t('order:action_pay')}
        </ButtonLink>
      )}
      <MoveDialog
        asked={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={(action) => {
          setAsked(undefined)
          void move(action)
        }}
      />
    </>
  )
}

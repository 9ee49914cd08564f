import type { OrderRow } from '@fangshi/contract/orders'
import { useState } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { links } from '~/routing/links.ts'
import { useClosedReason } from '~/site/shell-data.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { BuyAgainDialog } from './buy-again-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useBuyAgain } from './use-buy-again.ts'
import { useMoveOrder, type ShopperMove } from './use-move-order.ts'

/** The actions that the server allows for this order (rules §5); moves are confirmed first. */
export function OrderActions({
  order,
  isMain = false,
}: {
  order: Pick<OrderRow, 'id' | 'group_no' | 'order_status' | 'actions' | 'order_goods'>
  /** On the order's own page, where one of them is the primary action. */
  isMain?: boolean
}) {
  const t = useOrderTexts()
  const [requested, setRequested] = useState<ShopperMove>()
  const closed = useClosedReason()
  const { move, isMoving } = useMoveOrder(order.id)
  const again = useBuyAgain(order.id)
  const may = (action: OrderRow['actions'][number]): boolean => order.actions.includes(action)
  const open = order.order_goods.find(({ refund_id }) => refund_id !== null)?.refund_id
  const look = isMain ? ({ size: 'm', tone: 'brand' } as const) : ({ size: 's', tone: 'ink' } as const)
  return (
    <>
      {may('cancel') && (
        <Button size={look.size} tone="quiet" busy={isMoving} onClick={() => setRequested('cancel')}>
          {t('order:action_cancel')}
        </Button>
      )}
      {may('refund') && (isMain || !open) && (
        <ButtonLink size={look.size} tone="quiet" to={links.requestRefund(order.id)}>
          {t('order:action_refund')}
        </ButtonLink>
      )}
      {open && (
        <ButtonLink size={look.size} to={links.refund(open)}>
          {t('order:action_refund_detail')}
        </ButtonLink>
      )}
      {/* In lists there is room for what the shopper does most; the order's own page has all. */}
      {isMain && may('extend') && (
        <Button size={look.size} tone="quiet" busy={isMoving} onClick={() => setRequested('extend')}>
          {t('order:action_extend')}
        </Button>
      )}
      {may('buy_again') && (isMain || !may('receive')) && (
        <Button size={look.size} busy={again.isAdding} onClick={() => void again.add()}>
          {t('order:action_buy_again')}
        </Button>
      )}
      {may('receive') && (
        <Button {...look} busy={isMoving} onClick={() => setRequested('receive')}>
          {t('order:action_receive')}
        </Button>
      )}
      {may('comment') && (
        <ButtonLink
          size={look.size}
          tone={order.order_status === 'waiting_comment' ? look.tone : 'outline'}
          to={links.commentOrder(order.id)}
        >
          {t('order:action_comment')}
        </ButtonLink>
      )}
      {may('pay') && closed !== undefined && (
        <Button {...look} disabled title={closed}>
          {t('shell:payingPaused')}
        </Button>
      )}
      {may('pay') && closed === undefined && (
        <ButtonLink {...look} to={links.orderPay(order.group_no)}>
          {t('order:action_pay')}
        </ButtonLink>
      )}
      <BuyAgainDialog partly={again.partly} onClose={again.close} />
      <MoveDialog
        requested={requested}
        onClose={() => setRequested(undefined)}
        onConfirm={(action, reason) => {
          setRequested(undefined)
          void move(action, reason)
        }}
      />
    </>
  )
}

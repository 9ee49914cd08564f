import type { CancelReason } from '@fangshi/contract/cancel-reasons'
import { moveOrder } from '@fangshi/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/call.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { isAboutOrders } from '~/account/about-orders.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'

export type ShopperMove = 'cancel' | 'receive' | 'extend'

const done = { cancel: 'order:cancelled', receive: 'order:received', extend: 'order:extended' } as const

/** Cancels, receives or extends an order once, even if clicked repeatedly; all order queries are reloaded afterwards. */
export function useMoveOrder(id: number) {
  const t = useOrderTexts()
  const client = useQueryClient()
  const keyOf = useAttemptKey()
  const [isMoving, setIsMoving] = useState(false)

  const move = async (action: ShopperMove, reason?: CancelReason): Promise<void> => {
    setIsMoving(true)
    const input = { params: { id }, body: { action, ...(reason && { reason }) } }
    try {
      await call(moveOrder, input, { key: keyOf(input) })
      toast({ text: t(done[action]), tone: 'ok' })
    } catch {
      // `call` has shown the error; the order may have changed, so reload it too.
    }
    await client.invalidateQueries({ predicate: isAboutOrders })
    setIsMoving(false)
  }
  return { move, isMoving }
}

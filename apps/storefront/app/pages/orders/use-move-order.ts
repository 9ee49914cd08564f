import { moveOrder } from '@fangshi/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/call.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { useText } from '~/i18n/text.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { isAboutOrders } from './use-orders.ts'

export type ShopperMove = 'cancel' | 'receive'

/** Cancels or receives an order once, even if clicked repeatedly; all order queries are reloaded afterwards. */
export function useMoveOrder(id: number) {
  const t = useText()
  const client = useQueryClient()
  const keyOf = useAttemptKey()
  const [isMoving, setIsMoving] = useState(false)

  const move = async (action: ShopperMove): Promise<void> => {
    setIsMoving(true)
    const input = { params: { id }, body: { action } }
    try {
      await call(moveOrder, input, { key: keyOf(input) })
      toast({ text: t(action === 'cancel' ? 'order:cancelled' : 'order:received'), tone: 'ok' })
    } catch {
      // `call` has shown the error; the order may have changed, so reload it too.
    }
    await client.invalidateQueries({ predicate: isAboutOrders })
    setIsMoving(false)
  }
  return { move, isMoving }
}

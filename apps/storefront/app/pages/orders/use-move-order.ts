import { moveOrder } from '@fangshi/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/api.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { useText } from '~/i18n/text.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { isAboutOrders } from './use-orders.ts'

export type ShopperMove = 'cancel' | 'receive'

/** Cancels or receives an order once, however often it is pressed; every list of orders is read again afterwards. */
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
      // Told already; the order may have moved by itself, so it is read again too.
    }
    await client.invalidateQueries({ predicate: isAboutOrders })
    setIsMoving(false)
  }
  return { move, isMoving }
}

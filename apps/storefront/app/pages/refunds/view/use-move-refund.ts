import { moveRefund, type ShopperRefundDetail } from '@fangshi/contract/refunds'
import type { Input } from '@fangshi/contract/route'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/call.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { useLocale } from '~/i18n/text.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { isAboutOrders } from '~/account/about-orders.ts'
import { useRefundTexts } from '../own-texts.ts'
import { refundQueries } from '../refund-queries.ts'

type Move = NonNullable<Input<typeof moveRefund>['body']>

/** Moves a request once, even if pressed repeatedly. True if it worked; what is typed can go then. */
export function useMoveRefund({ id }: Pick<ShopperRefundDetail, 'id'>) {
  const t = useRefundTexts()
  const locale = useLocale()
  const client = useQueryClient()
  const keyOf = useAttemptKey()
  const [isMoving, setIsMoving] = useState(false)

  const move = async (body: Move): Promise<boolean> => {
    if (isMoving) return false
    setIsMoving(true)
    const { queryKey } = refundQueries.request(id, locale)
    const input = { params: { id }, body }
    try {
      client.setQueryData(queryKey, await call(moveRefund, input, { key: keyOf(input) }))
      toast({ text: t(`refund:done_${body.action}`), tone: 'ok' })
      void client.invalidateQueries({ predicate: isAboutOrders })
      void client.invalidateQueries({ queryKey: ['refunds', 'order'] })
      return true
    } catch {
      // `call` has shown the error; the request may have changed, so reload it.
      await client.invalidateQueries({ queryKey })
      return false
    } finally {
      setIsMoving(false)
    }
  }
  return { move, isMoving }
}

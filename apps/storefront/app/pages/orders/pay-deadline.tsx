import { msOf } from '@fangshi/contract/time'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Countdown } from '~/ui/countdown.tsx'
import { isAboutOrders } from '~/account/about-orders.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'

/** The time left to pay. `readAt`: when the order was loaded, in ms. Orders are reloaded once it is over. */
export function PayDeadline({ payBefore, readAt }: { payBefore: string; readAt: number }) {
  const t = useOrderTexts()
  const client = useQueryClient()
  const endsAt = msOf(payBefore)
  const isOver = endsAt <= readAt
  const readAgain = useCallback(() => {
    if (!isOver) void client.invalidateQueries({ predicate: isAboutOrders })
  }, [client, isOver])
  return (
    <span className="inline-flex items-center gap-2 text-13 text-brand">
      {t('order:paysUntil')}
      <Countdown endsAt={endsAt} now={readAt} onEnd={readAgain} />
    </span>
  )
}

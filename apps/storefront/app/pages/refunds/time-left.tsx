import { msOf } from '@fangshi/contract/time'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Countdown } from '~/ui/countdown.tsx'
import { useRefundTexts } from './own-texts.ts'

/** The time until a request moves without anybody acting; then it is loaded again. `readAt`: when it was loaded, in ms. */
export function TimeLeft({ dueAt, readAt }: { dueAt: string | null; readAt: number }) {
  const t = useRefundTexts()
  const client = useQueryClient()
  const endsAt = msOf(dueAt)
  const isOver = endsAt <= readAt
  const readAgain = useCallback(() => {
    if (!isOver) void client.invalidateQueries({ queryKey: ['refunds'] })
  }, [client, isOver])
  if (!dueAt || isOver) return null
  return (
    <span className="inline-flex items-center gap-2 text-13 text-brand md:ml-auto">
      {t('refund:timeLeft')}
      <Countdown endsAt={endsAt} now={readAt} onEnd={readAgain} />
    </span>
  )
}

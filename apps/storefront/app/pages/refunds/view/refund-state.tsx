import type { ShopperRefundDetail } from '@fangshi/contract/refunds'
import { parseDateTime } from '@fangshi/contract/time'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Countdown } from '~/ui/countdown.tsx'
import { Tag } from '~/ui/tag.tsx'
import { useRefundTexts } from '../own-texts.ts'
import { nextStepKey } from './next-step.ts'

/** Where the request stands, what comes next, and how long that may take. `readAt`: when it was loaded, in ms. */
export function RefundState({ refund, readAt }: { refund: ShopperRefundDetail; readAt: number }) {
  const t = useRefundTexts()
  const client = useQueryClient()
  const endsAt = parseDateTime(refund.due_at ?? '')?.getTime() ?? 0
  const isOver = endsAt <= readAt
  const readAgain = useCallback(() => {
    if (!isOver) void client.invalidateQueries({ queryKey: ['refunds', 'request'] })
  }, [client, isOver])
  return (
    <section aria-labelledby="state-heading" className="card space-y-2 p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="state-heading" className="text-20 font-bold">
          {t(`refund:status_${refund.status}`)}
        </h2>
        <Tag className="py-0.5">{t(`refund:kind_${refund.kind}`)}</Tag>
        {refund.due_at && !isOver && (
          <span className="inline-flex items-center gap-2 text-13 text-brand md:ml-auto">
            {t('refund:timeLeft')}
            <Countdown endsAt={endsAt} now={readAt} onEnd={readAgain} />
          </span>
        )}
      </div>
      <p className="text-ink-2">{t(nextStepKey(refund))}</p>
    </section>
  )
}

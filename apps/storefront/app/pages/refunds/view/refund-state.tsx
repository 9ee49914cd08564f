import type { ShopperRefundDetail } from '@fangshi/contract/refunds'
import { Tag } from '~/ui/tag.tsx'
import { nextStepKey } from '../next-step.ts'
import { useRefundTexts } from '../own-texts.ts'
import { TimeLeft } from '../time-left.tsx'

/** The status of the request, the next step, and how long that may take. `readAt`: when it was loaded, in ms. */
export function RefundState({ refund, readAt }: { refund: ShopperRefundDetail; readAt: number }) {
  const t = useRefundTexts()
  return (
    <section aria-labelledby="state-heading" className="card space-y-2 p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="state-heading" className="text-20 font-bold">
          {t(`refund:status_${refund.status}`)}
        </h2>
        <Tag className="py-0.5">{t(`refund:kind_${refund.kind}`)}</Tag>
        <TimeLeft dueAt={refund.due_at} readAt={readAt} />
      </div>
      <p className="text-ink-2">{t(nextStepKey(refund))}</p>
    </section>
  )
}

import { refundTabStatuses, type RefundStatus } from '@fangshi/contract/refund-states'
import type { ShopperRefund } from '@fangshi/contract/refunds'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { Tag } from '~/ui/tag.tsx'
import { StoreHeading } from '~/ui/goods/store-heading.tsx'
import { nextStepKey } from '../next-step.ts'
import { useRefundTexts } from '../own-texts.ts'
import { RefundLines } from '../refund-lines.tsx'
import { RefundStatusTag } from '../refund-status-tag.tsx'
import { TimeLeft } from '../time-left.tsx'

/** What the shopper is waited for, the most pressing first; the rest stands on the page of the request. */
const nextActions = ['send_back', 'confirm', 'appeal'] as const

const isOver = (status: RefundStatus): boolean => refundTabStatuses.finished.some((one) => one === status)

/** One request of the list: the next step first, then its lines. `readAt`: when the list was loaded, in ms. */
export function RefundCard({ refund, readAt }: { refund: ShopperRefund; readAt: number }) {
  const t = useRefundTexts()
  const next = nextActions.find((action) => refund.actions.includes(action))
  return (
    <article aria-label={`${t('refund:number')} ${refund.refund_no}`} className="card px-4 md:px-6">
      <header className="flex items-center gap-4 border-b border-line py-2 text-13 text-ink-2">
        <StoreHeading id={refund.store_id} name={refund.store_name} className="mr-auto text-14 text-ink" />
        <time className="whitespace-nowrap tabular-nums">{refund.created_at.slice(0, 10)}</time>
      </header>
      <div className="space-y-1.5 pt-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <RefundStatusTag status={refund.status} />
          <Tag className="py-0.5">{t(`refund:kind_${refund.kind}`)}</Tag>
          <TimeLeft dueAt={refund.due_at} readAt={readAt} />
        </p>
        {!isOver(refund.status) && <p className="text-13 text-ink-2">{t(nextStepKey(refund))}</p>}
      </div>
      <div className="pt-3">
        <RefundLines refund={refund} />
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line py-3">
        {refund.kind !== 'exchange' && (
          <p className="mr-auto flex items-baseline gap-2 text-13 text-ink-2">
            {t('refund:total')}
            <Price value={refund.total} exact size="s" tone="ink" />
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink size="s" to={links.refund(refund.id)}>
            {t('refund:view')}
          </ButtonLink>
          {next && (
            <ButtonLink size="s" tone="brand" to={links.refund(refund.id)}>
              {t(`refund:action_${next}`)}
            </ButtonLink>
          )}
        </div>
      </footer>
    </article>
  )
}

import type { RefundForm } from '@fangshi/contract/refunds'
import { ChevronRight } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { useRefundTexts } from './own-texts.ts'
import { RefundStatusTag } from './refund-status-tag.tsx'

/** The requests for an order, each with its state and a link to its page. */
export function OrderRequests({ requests }: { requests: RefundForm['requests'] }) {
  const t = useRefundTexts()
  if (!requests.length) return null
  return (
    <section aria-labelledby="requests-heading" className="card px-4 pt-4 pb-1 md:px-6 md:pt-6 md:pb-3">
      <h2 id="requests-heading" className="pb-1 text-16 font-bold">
        {t('refund:requests')}
      </h2>
      <ul className="divide-y divide-line">
        {requests.map(({ id, refund_no, kind, status }) => (
          <li key={id}>
            <LocalLink
              to={links.refund(id)}
              className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-1 py-2 hover:text-brand"
            >
              <span className="font-medium">{t(`refund:kind_${kind}`)}</span>
              <RefundStatusTag status={status} />
              <span className="ml-auto text-13 break-all text-ink-2 tabular-nums">{refund_no}</span>
              <ChevronRight size={16} className="text-ink-3" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

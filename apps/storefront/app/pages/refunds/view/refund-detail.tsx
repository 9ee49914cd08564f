import { useQuery } from '@tanstack/react-query'
import { isMissing } from '~/api/missing.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { useRefundTexts } from '../own-texts.ts'
import { refundQueries } from '../refund-queries.ts'
import { ParcelCard } from './parcel-card.tsx'
import { RefundBar } from './refund-bar.tsx'
import { RefundGoods } from './refund-goods.tsx'
import { RefundLog } from './refund-log.tsx'
import { RefundState } from './refund-state.tsx'
import { SendBackCard } from './send-back-card.tsx'

/** A request: the next step first, then parcels, money and goods, and what both sides wrote. */
export function RefundDetail({ id }: { id: number }) {
  const t = useRefundTexts()
  const query = useQuery({
    ...refundQueries.request(id, useLocale()),
    // The store and the platform act and write meanwhile; reading is cheap for the server.
    refetchInterval: ({ state }) => (state.data?.due_at ? 30_000 : false),
  })
  if (isMissing(query.error)) {
    return (
      <EmptyState object="orders" text={t('refund:missing')}>
        <ButtonLink to={links.refunds()}>{t('refund:allRequests')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Loaded query={query} skeleton={<RowsSkeleton count={4} />}>
      {(refund) => (
        <div className="space-y-3 md:space-y-4">
          <RefundState refund={refund} readAt={query.dataUpdatedAt} />
          {refund.actions.includes('send_back') && <SendBackCard refund={refund} />}
          {refund.replacement && <ParcelCard parcel={refund.replacement} title={t('refund:replacement')} />}
          {refund.sent_back && <ParcelCard parcel={refund.sent_back} title={t('refund:sentBack')} />}
          <RefundGoods refund={refund} />
          <RefundLog refund={refund} />
          <RefundBar refund={refund} />
        </div>
      )}
    </Loaded>
  )
}

import { useQuery } from '@tanstack/react-query'
import { isMissing } from '~/api/missing.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/refund-request'
import { OrderRequests } from '../order-requests.tsx'
import { refundTexts, useRefundTexts } from '../own-texts.ts'
import { refundQueries } from '../refund-queries.ts'
import { kindsOf } from './draft.ts'
import { RequestForm } from './request-form.tsx'

export function meta({ matches, params }: Route.MetaArgs) {
  const t = refundTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: `${t('refund:request')} ${params.id}`,
    path: links.requestRefund(Number(params.id)),
    noindex: true,
  })
}

function Request({ orderId }: { orderId: number }) {
  const t = useRefundTexts()
  const shop = useOrderTexts()
  const query = useQuery(refundQueries.form(orderId, useLocale()))
  if (isMissing(query.error)) {
    return (
      <EmptyState object="orders" text={t('refund:orderMissing')}>
        <ButtonLink to={links.orders()}>{shop('order:allOrders')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(form) => (
        <div className="space-y-3 md:space-y-4">
          {kindsOf(form.lines).length > 0 ? (
            <RequestForm form={form} />
          ) : (
            <EmptyState object="orders" text={t('refund:nothingLeft')}>
              <ButtonLink to={links.order(orderId)}>{t('refund:backToOrder')}</ButtonLink>
            </EmptyState>
          )}
          <OrderRequests requests={form.requests} />
        </div>
      )}
    </Loaded>
  )
}

/** The page to request a refund, return or exchange of one of the shopper's orders; `id` is the order's. */
export default function RefundRequest({ params }: Route.ComponentProps) {
  const t = useRefundTexts()
  return (
    <UserPage title={t('refund:request')} back={links.order(Number(params.id))}>
      <Request key={params.id} orderId={Number(params.id)} />
    </UserPage>
  )
}

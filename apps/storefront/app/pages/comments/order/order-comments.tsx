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
import type { Route } from './+types/order-comments'
import { commentQueries } from '../comment-queries.ts'
import { useWritingTexts, writingTexts } from '../own-texts.ts'
import { CommentLines } from './comment-lines.tsx'

export function meta({ matches, params }: Route.MetaArgs) {
  const t = writingTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: `${t('writing:title')} ${params.id}`,
    path: links.commentOrder(Number(params.id)),
    noindex: true,
  })
}

function Comments({ orderId }: { orderId: number }) {
  const t = useWritingTexts()
  const shop = useOrderTexts()
  const query = useQuery(commentQueries.form(orderId, useLocale()))
  if (isMissing(query.error)) {
    return (
      <EmptyState object="orders" text={t('writing:orderMissing')}>
        <ButtonLink to={links.orders()}>{shop('order:allOrders')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(form) => <CommentLines form={form} />}
    </Loaded>
  )
}

/** Comments on the lines of an own order; `id` is the order's. */
export default function OrderComments({ params }: Route.ComponentProps) {
  const t = useWritingTexts()
  return (
    <UserPage title={t('writing:title')} back={links.order(Number(params.id))}>
      <Comments key={params.id} orderId={Number(params.id)} />
    </UserPage>
  )
}

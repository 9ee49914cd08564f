import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import type { Route } from './+types/refund'
import { refundTexts, useRefundTexts } from '../own-texts.ts'
import { RefundDetail } from './refund-detail.tsx'

export function meta({ matches, params }: Route.MetaArgs) {
  const t = refundTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: `${t('refund:detail')} ${params.id}`,
    path: links.refund(Number(params.id)),
    noindex: true,
  })
}

export default function Refund({ params }: Route.ComponentProps) {
  const t = useRefundTexts()
  return (
    <UserPage title={t('refund:detail')} back={links.refunds()}>
      <RefundDetail key={params.id} id={Number(params.id)} />
    </UserPage>
  )
}

import type { PageHandle } from '~/routing/page-handle.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import type { Route } from './+types/refunds'
import { refundTexts, useRefundTexts } from '../own-texts.ts'
import { RefundList } from './refund-list.tsx'

export const handle: PageHandle = { queryKeys: ['tab', 'page'] }

export function meta({ matches }: Route.MetaArgs) {
  const t = refundTexts(rootData(matches).locale)
  return pageMeta(matches, { title: t('refund:list'), path: links.refunds(), noindex: true })
}

export default function Refunds() {
  const t = useRefundTexts()
  return (
    <UserPage title={t('refund:list')}>
      <RefundList />
    </UserPage>
  )
}

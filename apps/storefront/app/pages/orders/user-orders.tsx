import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/user-orders'
import { OrderList } from './order-list.tsx'

export const handle: PageHandle = { queryKeys: ['tab', 'keywords', 'from', 'to', 'page'] }

export function meta({ matches }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  return pageMeta(matches, { title: t('order:list'), path: links.orders(), noindex: true })
}

export default function UserOrders() {
  const t = useText()
  return (
    <UserPage title={t('order:list')}>
      <OrderList />
    </UserPage>
  )
}

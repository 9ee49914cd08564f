import { orderTexts, useOrderTexts } from '~/area-texts/order-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/user-orders'
import { OrderList } from './order-list.tsx'

export const handle: PageHandle = { queryKeys: ['tab', 'keywords', 'from', 'to', 'page'] }

export function meta({ matches }: Route.MetaArgs) {
  const t = orderTexts(rootData(matches).locale)
  return pageMeta(matches, { title: t('order:list'), path: links.orders(), noindex: true })
}

export default function UserOrders() {
  const t = useOrderTexts()
  return (
    <UserPage title={t('order:list')}>
      <OrderList />
    </UserPage>
  )
}

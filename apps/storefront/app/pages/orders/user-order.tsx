import { orderTexts, useOrderTexts } from '~/area-texts/order-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import type { Route } from './+types/user-order'
import { OrderDetail } from './order-detail.tsx'

export function meta({ matches, params }: Route.MetaArgs) {
  const t = orderTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: `${t('order:detail')} ${params.id}`,
    path: links.order(Number(params.id)),
    noindex: true,
  })
}

export default function UserOrder({ params }: Route.ComponentProps) {
  const t = useOrderTexts()
  return (
    <UserPage title={t('order:detail')} back={links.orders()}>
      <OrderDetail key={params.id} id={Number(params.id)} />
    </UserPage>
  )
}

import { orderTexts, useOrderTexts } from '~/area-texts/order-texts.ts'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { Route } from './+types/order-pay'
import { Cashier } from './cashier.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'

export const handle: PageHandle = { queryKeys: ['method'] }

export function meta({ matches, params }: Route.MetaArgs) {
  const t = orderTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: `${t('order:cashier')} ${params.params}`,
    path: links.orderPay(params.params),
    noindex: true,
  })
}

export default function OrderPay({ params }: Route.ComponentProps) {
  const t = useOrderTexts()
  return (
    <>
      <h1 className="sr-only">{t('order:cashier')}</h1>
      <CheckoutSteps current="Pay" />
      <Cashier key={params.params} groupNo={params.params} />
    </>
  )
}

import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { orderTexts, useOrderTexts } from '~/area-texts/order-texts.ts'
import { orderedGroup } from '~/collectives/group-choice.ts'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { Route } from './+types/order-before'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CheckoutView } from './checkout-view.tsx'

export const handle: PageHandle = { queryKeys: ['ordinary', 'collective', 'group'] }

export function meta({ matches, params }: Route.MetaArgs) {
  const t = orderTexts(rootData(matches).locale)
  return pageMeta(matches, { title: t('order:checkout'), path: links.orderBefore(params.params), noindex: true })
}

export default function OrderBefore({ params }: Route.ComponentProps) {
  const t = useOrderTexts()
  const [query] = useSearchParams()
  const collective = useMemo(() => orderedGroup(query), [query])
  return (
    <>
      <h1 className="sr-only">{t('order:checkout')}</h1>
      <CheckoutSteps current="Confirm" />
      <CheckoutView key={`${params.params} ${collective?.group_no}`} params={params.params} collective={collective} />
    </>
  )
}

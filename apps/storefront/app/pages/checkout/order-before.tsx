import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { orderedGroup } from '~/collectives/group-choice.ts'
import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { Route } from './+types/order-before'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CheckoutView } from './checkout-view.tsx'

export const handle: PageHandle = { queryKeys: ['ordinary', 'collective', 'group'] }

export function meta({ matches, params }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  return pageMeta(matches, { title: t('order:checkout'), path: links.orderBefore(params.params), noindex: true })
}

export default function OrderBefore({ params }: Route.ComponentProps) {
  const t = useText()
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

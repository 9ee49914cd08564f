import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { pointsTexts, usePointsTexts } from '../own-texts.ts'
import type { Route } from './+types/points-pay'
import { PointsCashier } from './points-cashier.tsx'

export const handle: PageHandle = { queryKeys: ['method'] }

export function meta({ matches, params }: Route.MetaArgs) {
  const t = pointsTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: `${t('points:cashier')} ${params.no}`,
    path: links.pointsPay(params.no),
    noindex: true,
  })
}

/** The cashier of the cash part of a points order. */
export default function PointsPay({ params: { no } }: Route.ComponentProps) {
  const t = usePointsTexts()
  return (
    <>
      <h1 className="pb-4 text-center text-20 font-bold md:text-24">{t('points:cashier')}</h1>
      <PointsCashier key={no} orderNo={no} />
    </>
  )
}

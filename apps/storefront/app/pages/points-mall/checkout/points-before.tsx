import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { Route } from './+types/points-before'
import { pointsTexts, usePointsTexts } from '../own-texts.ts'
import { PointsCheckout } from './points-checkout.tsx'

export function meta({ matches, params }: Route.MetaArgs) {
  const t = pointsTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('points:checkout'),
    path: links.pointsBefore(Number(params.id), Number(params.num)),
    noindex: true,
  })
}

/** The confirmation of an order of points goods. */
export default function PointsBefore({ params: { id, num } }: Route.ComponentProps) {
  const t = usePointsTexts()
  return (
    <>
      <h1 className="pb-4 text-20 font-bold md:text-24">{t('points:checkout')}</h1>
      <PointsCheckout key={`${id} ${num}`} goodsId={Number(id)} buyNum={Number(num)} />
    </>
  )
}

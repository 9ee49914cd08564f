import { pointsMallHome } from '@fangshi/contract/points-mall'
import { serverContext } from '~/host/server-context.ts'
import { links } from '~/routing/links.ts'
import { orNotFound } from '~/routing/not-found.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import type { Route } from './+types/points-mall'
import { OwnPoints } from './own-points.tsx'
import { pointsTexts, usePointsTexts } from './own-texts.ts'
import { PointsGrid } from './points-card.tsx'

export const loader = ({ context }: Route.LoaderArgs) => orNotFound(context.get(serverContext).call(pointsMallHome, {}))

export function meta({ matches }: Route.MetaArgs) {
  const t = pointsTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('points:title'),
    description: t('points:description'),
    path: links.pointsMall(),
  })
}

/** The front page of the points mall: the shopper's points, what is recommended, and the first goods of each class. */
export default function PointsMall({ loaderData: { recommend, list } }: Route.ComponentProps) {
  const t = usePointsTexts()
  return (
    <>
      <h1 className="py-4 text-20 font-bold md:text-24">{t('points:title')}</h1>
      <OwnPoints />
      {list.length === 0 && <EmptyState object="search" text={t('points:none')} />}
      {recommend.length > 0 && (
        <section className="pt-4">
          <SectionHeading title={t('points:recommended')} more={{ to: links.pointsSearch(), label: t('points:all') }} />
          <PointsGrid goods={recommend} />
        </section>
      )}
      {list.map(({ id, name, goods }) => (
        <section key={id} className="pt-8">
          <SectionHeading title={name} more={{ to: links.pointsSearch({ class_id: id }), label: t('points:more') }} />
          <PointsGrid goods={goods} />
        </section>
      ))}
    </>
  )
}

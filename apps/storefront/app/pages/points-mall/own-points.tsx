import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { userQueries } from '~/account/user-queries.ts'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { Queries } from '~/api/queries.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { EndingPoints } from './ending-points.tsx'
import { usePointsTexts } from './own-texts.ts'

function Held() {
  const t = usePointsTexts()
  const { data: me } = useQuery(userQueries.me())
  return (
    <>
      <p className="mr-auto">
        <span className="block text-13 text-ink-2">{t('points:yours')}</span>
        {me ? <b className="text-24 font-bold tabular-nums">{me.integral}</b> : <Skeleton className="h-9 w-20" />}
      </p>
      <ButtonLink size="s" to={links.integral()}>
        {t('points:log')}
      </ButtonLink>
      <ButtonLink size="s" to={links.pointsOrders()}>
        {t('points:orders')}
      </ButtonLink>
      <div className="basis-full empty:hidden">
        <EndingPoints />
      </div>
    </>
  )
}

/** The shopper's points, or the way to the login. */
export function OwnPoints() {
  const t = usePointsTexts()
  const isLoggedIn = useIsLoggedIn()
  return (
    <section className="card mb-4 flex min-h-20 flex-wrap items-center gap-3 p-4" aria-label={t('points:yours')}>
      <Coins aria-hidden size={32} className="text-gold" />
      {isLoggedIn ? (
        <Queries>
          <Held />
        </Queries>
      ) : (
        <>
          <p className="mr-auto text-ink-2">{t('points:description')}</p>
          <ButtonLink tone="brand" to={links.login(links.pointsMall())}>
            {t('points:login')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}

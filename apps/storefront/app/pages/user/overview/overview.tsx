import { useQuery } from '@tanstack/react-query'
import { userQueries } from '~/account/user-queries.ts'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserHubCells } from '~/shell/user/user-nav.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton, Skeleton, SkeletonArea } from '~/ui/skeleton.tsx'
import type { Route } from './+types/overview'
import { SavedGoods } from './saved-goods.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { OrderShortcuts } from './order-shortcuts.tsx'
import { PersonCard } from './person-card.tsx'
import { RecentOrders } from './recent-orders.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('user:title'),
    description: t('user:titleText'),
    path: links.user(),
    noindex: true,
  })
}

const PersonSkeleton = () => (
  <SkeletonArea className="card flex flex-col gap-4 p-4 md:p-6 lg:flex-row lg:items-center">
    <div className="flex flex-1 items-center gap-4">
      <Skeleton className="size-16 rounded-full md:size-20" />
      <div className="h-22 flex-1 space-y-2">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-4 w-40" />
      </div>
    </div>
    <Skeleton className="h-17 lg:h-15 lg:w-104" />
  </SkeletonArea>
)

/** The start page of the user centre; on phones also its menu. */
export default function Overview() {
  const t = useUserTexts()
  const locale = useLocale()
  const me = useQuery(userQueries.me())
  const overview = useQuery(userQueries.overview(locale))
  return (
    <>
      <h1 className="sr-only">{t('user:title')}</h1>
      <div className="space-y-3 md:space-y-4">
        <Loaded query={me} skeleton={<PersonSkeleton />}>
          {(person) => <PersonCard me={person} />}
        </Loaded>
        <OrderShortcuts count={overview.data?.count} />
        <UserHubCells />
        <Loaded query={overview} skeleton={<RowsSkeleton count={3} />}>
          {({ orders }) => <RecentOrders orders={orders} />}
        </Loaded>
        <SavedGoods />
        <LogOutButton />
      </div>
    </>
  )
}

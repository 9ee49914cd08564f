import { useQuery } from '@tanstack/react-query'
import { userQueries } from '~/account/user-queries.ts'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/devices'
import { DeviceRow } from './device-row.tsx'
import { EndOtherDevices } from './end-other-devices.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  const description = t('user:devicesText')
  return pageMeta(matches, { title: t('user:devices'), description, path: links.devices(), noindex: true })
}

/** Where the shopper's account is logged in. */
export default function Devices() {
  const t = useUserTexts()
  const sessions = useQuery(userQueries.sessions())
  return (
    <UserPage title={t('user:devices')} back={links.safe()}>
      <Loaded query={sessions} skeleton={<RowsSkeleton count={3} />}>
        {(list) => (
          <div className="card p-4 md:p-6">
            <p className="pb-2 text-ink-2">{t('user:devicesLong')}</p>
            <ul className="divide-y divide-line">
              {list.map((session) => (
                <DeviceRow key={session.id} session={session} />
              ))}
            </ul>
            {list.length > 1 && (
              <div className="border-t border-line pt-4">
                <EndOtherDevices />
              </div>
            )}
          </div>
        )}
      </Loaded>
    </UserPage>
  )
}

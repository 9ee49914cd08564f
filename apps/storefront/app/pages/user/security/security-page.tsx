import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DemoInboxLink } from '~/account/demo-inbox-link.tsx'
import { userQueries } from '~/account/user-queries.ts'
import { links } from '~/routing/links.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import type { Me } from '~/pages/user/completeness.ts'

/** The frame of a form under "security", shown once the shopper's profile is loaded. */
export function SecurityPage({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: (me: Me) => ReactNode
}) {
  const me = useQuery({ ...userQueries.me(), refetchOnWindowFocus: false })
  return (
    <UserPage title={title} back={links.safe()}>
      <Loaded query={me} skeleton={<FormSkeleton />}>
        {(person) => (
          <div className="card p-4 md:p-6">
            <p className="pb-4 text-ink-2">{text}</p>
            <div className="max-w-form space-y-6">
              {children(person)}
              <DemoInboxLink />
            </div>
          </div>
        )}
      </Loaded>
    </UserPage>
  )
}

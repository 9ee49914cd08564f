import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Queries } from '~/api/queries.tsx'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { NeedsScripts } from './needs-scripts.tsx'

/**
 * Pages that need a login. The server renders `frame`, since tokens live in the browser; guests are sent to the login
 * and return afterwards.
 */
export function PrivateArea({ frame, children }: { frame: ReactNode; children: ReactNode }) {
  const isLoggedIn = useIsLoggedIn()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isLoggedIn === false) void navigate(localPath(links.login(pathname + search)), { replace: true })
  }, [isLoggedIn, navigate, localPath, pathname, search])
  return isLoggedIn ? <Queries>{children}</Queries> : <NeedsScripts skeleton={frame} />
}

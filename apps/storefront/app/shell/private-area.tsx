import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { NeedsScripts } from './needs-scripts.tsx'

/** The query client of the pages inside; also used by public pages that load a shopper's data (the cart). */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(
    // `call` shows errors itself (spec §8); retrying at once would only repeat the message. Offline they fail too, and say so.
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000, networkMode: 'always' } } }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

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

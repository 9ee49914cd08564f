import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn } from '~/session/session.ts'

/** One store of answers for the pages inside; also for public pages that load a shopper's data (the cart). */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(
    // Errors are told by the call itself (spec §8); asking again at once would only repeat the message.
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * Pages of one shopper. The server renders `frame` (tokens live in the browser); who is not logged in goes to the
 * login and comes back afterwards.
 */
export function PrivateArea({ frame, children }: { frame: ReactNode; children: ReactNode }) {
  const isLoggedIn = useIsLoggedIn()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isLoggedIn === false) void navigate(localPath(links.login(pathname + search)), { replace: true })
  }, [isLoggedIn, navigate, localPath, pathname, search])
  return isLoggedIn ? <Queries>{children}</Queries> : frame
}

import { createBrowserRouter, matchRoutes, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { areaOf, type AreaName } from './areas.ts'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { NotFound } from './kit/not-found.tsx'
import { PageError } from './kit/page-error.tsx'
import { links, wantedPage } from './links.ts'
import { Root } from './root.tsx'
import { hasSession, onSessionLost } from './session.ts'

const pathOf = (request: Request): string => request.url.slice(new URL(request.url).origin.length)

/** Spec §4, route guard: a protected page of an area that is not logged in leads to the area's login. */
function requireSession(area: AreaName, { request }: LoaderFunctionArgs): Response | null {
  return hasSession(area) ? null : redirect(links.login(area, pathOf(request)))
}

function leaveLogin(area: AreaName, { request }: LoaderFunctionArgs): Response | null {
  return hasSession(area) ? redirect(wantedPage(area, new URL(request.url).search)) : null
}

function areaRoutes(area: AreaName, welcome: () => Promise<{ Welcome: () => React.ReactNode }>): RouteObject[] {
  const pages: RouteObject[] = [{ index: true, lazy: async () => ({ Component: (await loadChunk(welcome)).Welcome }) }]
  const hasPage = (path: string): boolean =>
    matchRoutes([{ path: area, children: pages, caseSensitive: true }], path) !== null
  return [
    {
      path: `${area}/login`,
      caseSensitive: true,
      loader: (args) => leaveLogin(area, args),
      lazy: async () => {
        const { LoginPage } = await loadChunk(() => import('./login/login-page.tsx'))
        return { element: <LoginPage area={area} /> }
      },
    },
    {
      path: area,
      caseSensitive: true,
      loader: (args) => requireSession(area, args),
      // Every navigation asks again: the session may have ended in another tab.
      shouldRevalidate: () => true,
      lazy: async () => {
        const { Shell } = await loadChunk(() => import('./kit/shell/shell.tsx'))
        return { element: <Shell area={area} hasPage={hasPage} /> }
      },
      children: [...pages, { path: '*', element: <NotFound home={links.root(area)} /> }],
    },
  ]
}

export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          {
            path: 'Admin/setup',
            caseSensitive: true,
            lazy: async () => ({ Component: (await loadChunk(() => import('./login/setup-page.tsx'))).SetupPage }),
          },
          ...areaRoutes('Admin', () => import('./admin/welcome.tsx')),
          ...areaRoutes('Seller', () => import('./seller/welcome.tsx')),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
])

onSessionLost((area) => {
  const { pathname, search, hash } = router.state.location
  if (areaOf(pathname) !== area || pathname === links.login(area)) return
  void router.navigate(links.login(area, pathname + search + hash), { replace: true })
})

import { loadChunk } from '@fangshi/contract/load-chunk'
import type { ReactNode } from 'react'
import { createBrowserRouter, redirect, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { areaOf, type AreaName } from './areas/areas.ts'
import { detour } from './areas/guard.ts'
import { startLanguage } from './i18n/language.ts'
import { galleryRoute } from './kit/gallery/gallery-route.tsx'
import { NotFound } from './kit/ui/not-found.tsx'
import { PageError } from './kit/ui/page-error.tsx'
import { loadArea } from './menus/load-area.ts'
import { menuChain } from './menus/menu-tree.ts'
import { NoMenus } from './kit/shell/no-menus.tsx'
import { links } from './areas/links.ts'
import { securityRoute } from './security/security-route.tsx'
import { Root } from './root.tsx'
import { queries } from './session/queries.ts'
import { hasSession, onSecondFactorMissing, onSessionLost } from './session/session.ts'
import { staffQuery } from './session/staff.ts'
import { viewOf } from './menus/views.ts'

const pathOf = (request: Request): string => request.url.slice(new URL(request.url).origin.length)

function guard(area: AreaName, { request }: LoaderFunctionArgs): null {
  const elsewhere = detour(area, pathOf(request), hasSession(area))
  if (elsewhere) throw redirect(elsewhere)
  return null
}

/** Spec §4, route guard, steps 3 and 4: a session first, then the menus, whose addresses are the area's routes. */
async function enter(area: AreaName, args: LoaderFunctionArgs): ReturnType<typeof loadArea> {
  guard(area, args)
  // The router begins as soon as it is made, and names come in the reader's language.
  await startLanguage()
  try {
    return await loadArea(area)
  } catch (error) {
    guard(area, args) // the server may have refused the token
    throw error
  }
}

/** As `enter`; an account that has to set up its second factor first is sent there. */
async function enterMenus(area: AreaName, args: LoaderFunctionArgs): ReturnType<typeof loadArea> {
  const loaded = await enter(area, args)
  if (loaded.lacksSecondFactor) throw redirect(links.security(area))
  return loaded
}

async function openLanding(area: AreaName, args: LoaderFunctionArgs): Promise<Response | null> {
  const { landing } = await enterMenus(area, args)
  return landing ? redirect(landing) : null
}

/** The page of the menu item at this address; null if there is none. */
async function openPage(area: AreaName, args: LoaderFunctionArgs): Promise<ReactNode> {
  const { menus } = await enterMenus(area, args)
  const item = menuChain(menus, new URL(args.request.url).pathname).at(-1)
  if (!item) return null
  const load = viewOf(item.view)
  if (!load) {
    console.warn('No Route', item.name)
    return null
  }
  const { default: Page } = await loadChunk(load, item.view)
  return <Page />
}

function MenuPage({ area }: { area: AreaName }) {
  return (useLoaderData() as ReactNode) ?? <NotFound home={links.root(area)} />
}

const areaRoutes = (area: AreaName): RouteObject[] => [
  {
    path: `${area}/login`,
    caseSensitive: true,
    loader: (args) => guard(area, args),
    lazy: async () => {
      const { LoginPage } = await loadChunk(() => import('./login/login-page.tsx'), 'login')
      return { element: <LoginPage area={area} /> }
    },
  },
  {
    path: area,
    caseSensitive: true,
    loader: (args) => enter(area, args),
    // Every navigation asks again: the session may have ended in another tab.
    shouldRevalidate: () => true,
    lazy: async () => {
      const { AreaFrame } = await loadChunk(() => import('./kit/shell/area-frame.tsx'), 'shell')
      return { element: <AreaFrame area={area} /> }
    },
    children: [
      { index: true, loader: (args) => openLanding(area, args), Component: NoMenus },
      galleryRoute(area),
      securityRoute(area),
      {
        path: '*',
        loader: (args) => openPage(area, args),
        element: <MenuPage area={area} />,
        ErrorBoundary: PageError,
      },
    ],
  },
]

function WholePageError() {
  return (
    <main>
      <PageError />
    </main>
  )
}

export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: WholePageError,
        children: [
          {
            path: 'Admin/setup',
            caseSensitive: true,
            lazy: async () => ({ Component: (await loadChunk(() => import('./login/setup-page.tsx'))).SetupPage }),
          },
          ...areaRoutes('Admin'),
          ...areaRoutes('Seller'),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
])

onSecondFactorMissing((area) => {
  void queries.invalidateQueries({ queryKey: staffQuery(area).queryKey })
  if (areaOf(router.state.location.pathname) === area) void router.navigate(links.security(area))
})

onSessionLost((area) => {
  const { pathname, search, hash } = router.state.location
  if (areaOf(pathname) !== area || pathname === links.login(area)) return
  void router.navigate(links.login(area, pathname + search + hash), { replace: true })
})

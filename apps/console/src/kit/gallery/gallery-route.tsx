import { demoLogins } from '@fangshi/contract/accounts'
import { loadChunk } from '@fangshi/contract/load-chunk'
import type { RouteObject } from 'react-router'
import { call } from '../../session/api.ts'
import { links } from '../../areas/links.ts'
import type { AreaName } from '../../areas/areas.ts'
import { NotFound } from '../ui/not-found.tsx'

/** Developers and the demo alone: elsewhere the demo's logins are not found (rules §0). */
const isOpen = (): Promise<boolean> =>
  import.meta.env.DEV
    ? Promise.resolve(true)
    : call(demoLogins, {}, { quiet: true }).then(
        () => true,
        () => false,
      )

/** The page of all widgets; no menu leads to it. */
export const galleryRoute = (area: AreaName): RouteObject => ({
  path: 'gallery',
  caseSensitive: true,
  lazy: async () => {
    if (!(await isOpen())) return { element: <NotFound home={links.root(area)} /> }
    const { GalleryPage } = await loadChunk(() => import('./gallery-page.tsx'), 'gallery')
    return { element: <GalleryPage area={area} /> }
  },
})

import { loadChunk } from '@fangshi/contract/load-chunk'
import type { RouteObject } from 'react-router'
import type { AreaName } from '../areas/areas.ts'

/** The security of one's own account: every account has it, whatever its menus are. */
export const securityRoute = (area: AreaName): RouteObject => ({
  path: 'security',
  caseSensitive: true,
  lazy: async () => {
    const { SecurityPage } = await loadChunk(() => import('./security-page.tsx'), 'security')
    return { element: <SecurityPage area={area} /> }
  },
})

import { useRouteLoaderData } from 'react-router'
import type { RootData } from '~/root.tsx'

/** True while the shop runs as the demo (rules §0). */
export const useIsDemo = (): boolean => useRouteLoaderData<RootData>('root')?.mode === 'demo'

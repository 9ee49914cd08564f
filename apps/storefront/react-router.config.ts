import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from '../../tools/precompress.ts'

export default {
  ssr: true,
  // The route table is part of the page, so the host need not answer `/__manifest` calls.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config

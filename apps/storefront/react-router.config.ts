import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from '../../tools/precompress.ts'

export default {
  ssr: true,
  // The whole route table travels with the page: no `/__manifest` calls for the host to answer.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config

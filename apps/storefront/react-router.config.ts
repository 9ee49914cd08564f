import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from '../../tools/precompress.ts'
import { slimRouteTableOf } from './build-plugins/route-table.ts'

/** Pages that cards load ahead when they are pointed at (`prefetch="intent"`). */
const loadedAhead = ['pages/goods/goods', 'pages/stores/store', 'pages/points-mall/points-goods']

export default {
  ssr: true,
  // The route table is part of the page, so the host need not answer `/__manifest` calls.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = path.join(reactRouterConfig.buildDirectory, 'client')
    await slimRouteTableOf(client, loadedAhead)
    await precompress(client)
  },
} satisfies Config

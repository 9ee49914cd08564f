import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole route table travels with the page: no `/__manifest` calls for the host to answer.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

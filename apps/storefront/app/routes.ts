import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** Every route of the shop is case-sensitive (spec §2). */
const page = (path: string, file: string): RouteConfigEntry => route(path, file, { caseSensitive: true })

// Errors of pages are shown inside their layout: each layout holds its pages in a boundary.
const boundary = (id: string, pages: RouteConfigEntry[]): RouteConfigEntry[] => [
  layout('shell/page-boundary.tsx', { id: `${id}-boundary` }, pages),
]

const shop = [index('pages/home/home.tsx')]

export default [
  layout('shell/shop-layout.tsx', boundary('shop', [...shop, route('*', 'pages/not-found.tsx')])),
] satisfies RouteConfig

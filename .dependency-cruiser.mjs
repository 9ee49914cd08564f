import { moduleOrder } from './tools/module-order.mjs'

/** Who may import whom: the table of ARCHITECTURE.md, as rules. Modules stand in dependency order. */
const order = moduleOrder()
const modules = 'apps/server/src/modules'

/**
 * One rule per module: from later modules it may import nothing, from earlier ones only `public.ts`, `rules.ts`, schemas, and the
 * `*.sql.ts` that it offers to statements of others.
 */
const moduleRules = order.flatMap((name, index) => {
  const later = order.slice(index + 1)
  const earlier = order.slice(0, index)
  return [
    later.length && {
      name: `${name}-imports-no-later-module`,
      severity: 'error',
      from: { path: `^${modules}/${name}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${modules}/(${later.join('|')})/` },
    },
    earlier.length && {
      name: `${name}-uses-earlier-modules-by-their-public-side`,
      severity: 'error',
      from: { path: `^${modules}/${name}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${modules}/(${earlier.join('|')})/`, pathNot: '/((public|rules|schema)|[^/]+\\.sql)\\.ts$' },
    },
  ].filter(Boolean)
})

const consoleFront = 'apps/console/src'

/** The console's folders below its pages, lowest first: each may import those before it alone (decision 29). */
const floors = [
  'i18n',
  'areas',
  'session',
  'theme',
  'menus',
  'kit/focus',
  'kit/ui',
  'kit/print',
  'kit/fields',
  'kit/fields/controls',
  'kit/fields/uploads',
  'kit/fields/editor',
  'kit/fields/form',
  'kit/stale',
  'kit/list',
  'kit/table',
  'kit/second-factor',
  'kit/search',
  'kit/views',
  'kit/picker',
  'kit/excel/workbook',
  'kit/excel/export',
  'kit/excel/import',
  'kit/screen/dialogs',
  'kit/screen',
  'kit/chart',
  'kit/dashboard',
  'kit/figures',
  'kit/roles',
  'kit/gallery',
  'kit/confirm',
  'kit/shell/palette',
  'kit/shell/bell',
  'kit/shell/guide',
  'kit/shell/chats',
  'kit/shell',
  'login',
  'security',
  'activity',
  'goods',
  'promotions',
  'coupons',
  'payments',
  'orders/buyer',
  'orders/grant',
  'orders',
  'settlements',
]
/** The files of these folders, not those of folders in them. */
const filesOf = (folders) => `^${consoleFront}/(${folders.join('|')})/[^/]+$`

const floorRules = [
  ...floors.map((name, index) => ({
    name: `console-${name.replaceAll('/', '-')}-imports-lower-floors`,
    severity: 'error',
    from: { path: filesOf([name]) },
    to: { path: `^${consoleFront}/`, pathNot: filesOf([...floors.slice(0, index + 1), 'assets']) },
  })),
  {
    name: 'every-folder-of-the-kit-has-a-floor',
    severity: 'error',
    from: { path: `^${consoleFront}/kit/`, pathNot: filesOf(floors) },
    to: {},
  },
]

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'types and parts that load later may look back: a field opens a picker, whose search is made of fields',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '^virtual:|\\?(url|worker|raw|inline)|^(react-router|@react-router|vite)|\\+types',
      },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/contract/|node_modules/zod/' },
    },
    {
      name: 'fronts-never-import-the-server',
      severity: 'error',
      from: { path: '^apps/(storefront|console)/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'storefront-never-imports-the-console',
      severity: 'error',
      from: { path: '^apps/storefront/' },
      to: { path: '^apps/console/' },
    },
    {
      name: 'console-never-imports-the-storefront',
      severity: 'error',
      from: { path: '^apps/console/' },
      to: { path: '^apps/storefront/' },
    },
    {
      name: 'server-never-imports-a-front',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/(storefront|console)/' },
    },
    {
      name: 'kernel-knows-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/kernel/', pathNot: '\\.test\\.ts$' },
      to: { path: `^${modules}/` },
    },
    {
      name: 'schemas-and-queries-read-schemas-only',
      severity: 'error',
      from: { path: `^${modules}/([^/]+)/.*(schema|\\.db|\\.sql)\\.ts$` },
      to: { path: `^${modules}/`, pathNot: [`^${modules}/$1/`, '/schema\\.ts$', '/rules\\.ts$', '\\.sql\\.ts$'] },
    },
    {
      name: 'steps-of-statements-are-for-statements',
      severity: 'error',
      from: { path: `^${modules}/([^/]+)/`, pathNot: '(\\.db|\\.sql|\\.test)\\.ts$' },
      to: { path: `^${modules}/.*\\.sql\\.ts$`, pathNot: `^${modules}/$1/` },
    },
    {
      name: 'the-rest-of-the-server-uses-modules-by-their-public-side',
      comment: 'app.ts, pages, demo, audit and the like',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: [`^${modules}/`, '\\.test\\.ts$'] },
      to: { path: `^${modules}/`, pathNot: '/(module|public|rules|schema)\\.ts$' },
    },
    {
      name: 'the-server-knows-no-test-and-no-simulation',
      comment: 'what serves must not need what is for tests alone',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/(test|simulation)/' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    ...moduleRules,
    ...floorRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      alias: { '~': `${import.meta.dirname}/apps/storefront/app` },
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}

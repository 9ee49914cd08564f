import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTurn } from './turns.ts'

/** Shows that `npm run check` finds faults: each check is run over a copy of the sources with faults planted in it. */

const root = resolve(import.meta.dirname, '..')
const notSources = new Set([
  'node_modules',
  '.git',
  'build',
  'dist',
  '.react-router',
  '.cache',
  '.data',
  'images',
  'studio',
])
let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fangshi-faults-'))
  for (const name of readdirSync(root)) {
    if (notSources.has(name)) continue
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !notSources.has(basename(path)) })
  }
  linkModules()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Links the installed packages; the links of our own workspaces point into the copy. */
function linkModules(): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, '@fangshi'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@fangshi' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, '@fangshi'))) {
    symlinkSync(readlinkSync(join(from, '@fangshi', name)), join(to, '@fangshi', name))
  }
}

function check(...names: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/check.mjs'), ...names], {
    env: { ...process.env, CHECK_ROOT: copy, NO_COLOR: '1' },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

/** Changes a file of the copy and returns how to undo it. Fails when the change changes nothing. */
function plant(file: string, change: (text: string) => string): () => void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  expect(change(text)).not.toBe(text)
  writeFileSync(path, change(text))
  return () => writeFileSync(path, text)
}

/** Puts as many files into a folder of the copy as are too many; returns how to take them out. */
function fill(folder: string): () => void {
  const paths = Array.from({ length: 41 }, (_, n) => join(copy, folder, `planted-${n}.ts`))
  for (const path of paths) writeFileSync(path, '')
  return () => paths.forEach((path) => rmSync(path))
}

type Fault = {
  fault: string
  check: string
  says: string
  isAlone?: true
} & ({ file: string; change: (text: string) => string } | { folder: string })

const faults: readonly Fault[] = [
  {
    fault: 'a module that imports a later one',
    check: 'boundaries',
    file: 'apps/server/src/modules/settings/settings.ts',
    change: (text: string) => `import '../orders/public.ts'\n${text}`,
    says: 'settings-imports-no-later-module',
  },
  {
    fault: 'a module that reaches into another',
    check: 'boundaries',
    file: 'apps/server/src/modules/orders/life/ship-order.ts',
    change: (text: string) => `import '../../accounts/secrets/token.ts'\n${text}`,
    says: 'orders-uses-earlier-modules-by-their-public-side',
  },
  {
    fault: 'a cycle between folders of the console kit',
    check: 'boundaries',
    file: 'apps/console/src/kit/list/names.ts',
    change: (text: string) => `import type { ScreenSpec } from '../screen/screen.ts'\n${text}`,
    says: 'console-kit-list-imports-lower-floors',
  },
  {
    fault: 'SQL that writes a table of another module',
    check: 'boundaries',
    file: 'apps/server/src/modules/orders/life/due.db.ts',
    change: (text: string) => `${text}\nexport const planted = 'update stores set sale_count = 0 where id = $1'\n`,
    says: 'writes-own-tables-only: apps/server/src/modules/orders/life/due.db.ts writes stores',
  },
  {
    fault: 'SQL that reads a table of a later module',
    check: 'boundaries',
    file: 'apps/server/src/modules/catalog/stock/stock.db.ts',
    change: (text: string) => `${text}\nexport const planted = 'select id from orders where id = $1'\n`,
    says: 'reads-no-later-tables: apps/server/src/modules/catalog/stock/stock.db.ts reads orders',
  },
  {
    fault: 'a cycle between two folders of types alone',
    check: 'boundaries',
    file: 'apps/server/src/modules/catalog/goods/goods.ts',
    change: (text: string) => `import type { suggest } from '../search/suggest.ts'\n${text}`,
    says: 'folders-form-no-cycles: apps/server/src/modules/catalog',
  },
  {
    fault: 'a pure file that reaches the database',
    check: 'boundaries',
    file: 'apps/server/src/modules/freight/rules.ts',
    change: (text: string) => `import './freight.db.ts'\n${text}`,
    says: 'pure-files-reach-nothing-outside: apps/server/src/modules/freight/rules.ts',
  },
  {
    fault: 'a use case that takes the call of a route',
    check: 'boundaries',
    file: 'apps/server/src/modules/orders/life/move-order.ts',
    change: (text: string) => `import type { CallOf } from '../../../kernel/http/on.ts'\n${text}`,
    says: 'use-cases-know-no-route: apps/server/src/modules/orders/life/move-order.ts',
  },
  {
    fault: 'a use case that opens a transaction',
    check: 'boundaries',
    file: 'apps/server/src/modules/cart/edit-cart.ts',
    change: (text: string) => `import '../../kernel/db/tx.ts'\nexport const planted = 'inTx'\n${text}`,
    says: 'use-cases-open-no-transaction: apps/server/src/modules/cart/edit-cart.ts',
  },
  {
    fault: 'a cast by way of unknown that gives no reason',
    check: 'boundaries',
    file: 'apps/console/src/kit/screen/screen.ts',
    change: (text: string) => text.replace(/^ {2}\/\/ .*\n(?= {2}spec as unknown)/m, ''),
    says: 'casts-have-reasons: apps/console/src/kit/screen/screen.ts',
  },
  ...['apps/server/test/payments', 'apps/console/src/kit', 'bench/rows', 'packages/demo/src', 'tools/mutants'].map(
    (folder) => ({
      fault: `too many files in ${folder}`,
      check: 'boundaries',
      folder,
      says: `folders-are-not-overfull: ${folder}: `,
    }),
  ),
  {
    fault: 'a required hook that nobody listens to',
    check: 'API document',
    file: 'apps/server/src/modules/freight/module.ts',
    change: (text: string) => text.replace(/on\(storePassed, \w+\)/, ''),
    says: 'nobody listens to stores.passed',
    isAlone: true,
  },
  {
    fault: 'a route that does not say who may call it',
    check: 'types (server, packages, tools)',
    file: 'packages/contract/src/menus.ts',
    change: (text: string) => text.replace("  right: 'admin',\n", ''),
    says: "Property 'right' is missing",
  },
  {
    fault: 'a write of a back office that does not say whether it needs a fresh confirmation',
    check: 'types (server, packages, tools)',
    file: 'packages/contract/src/comments-backoffice.ts',
    change: (text: string) => text.replace('  confirm: false,\n', ''),
    says: "Property 'confirm' is missing",
  },
  {
    fault: 'an export that nobody uses',
    check: 'dead code',
    file: 'apps/server/src/modules/orders/life/order.ts',
    change: (text: string) => `${text}\nexport const planted = 1\n`,
    says: 'planted',
  },
  {
    fault: 'a column without a migration',
    check: 'migrations',
    file: 'apps/server/src/modules/settings/schema.ts',
    change: (text: string) => text.replace('value: jsonb()', 'planted: text(),\n  value: jsonb()'),
    says: 'The schema and the migrations differ',
  },
  {
    fault: 'a reference in the API document that leads nowhere',
    check: 'API document',
    file: 'apps/server/src/kernel/http/openapi.ts',
    change: (text: string) => text.replace('#/components/schemas/Refusal', '#/components/schemas/Planted'),
    says: 'schemas/Planted',
  },
  {
    fault: 'two operations of one name in the API document',
    check: 'API document',
    file: 'apps/server/src/kernel/http/openapi.ts',
    change: (text: string) => text.replaceAll('operationId: operationId(route)', `operationId: 'planted'`),
    says: 'two operations are named planted',
    isAlone: true,
  },
  {
    fault: 'an identifier with a word that the glossary replaced',
    check: 'names',
    file: 'apps/server/src/modules/orders/life/order.ts',
    change: (text: string) => `${text}\nexport const deskOrder = 1\n`,
    says: '“desk” in deskOrder',
  },
  {
    fault: 'a type named by a bare participle',
    check: 'names',
    file: 'apps/server/src/modules/orders/life/mover.ts',
    change: (text: string) => `${text}\nexport interface Asked {\n  id: number\n}\n`,
    says: 'the type Asked does not say of what',
  },
  {
    fault: 'a text of the shop that English lacks',
    check: 'translations',
    file: 'apps/storefront/app/pages/cart/own-texts.en.ts',
    change: (text: string) => text.replace(/^ {4}title: .*\n/m, ''),
    says: 'apps/storefront/app/pages/cart/own-texts.{}.ts: texts.cart.title is missing in English',
  },
  {
    fault: 'a text of the back offices that English lacks',
    check: 'types (console)',
    file: 'apps/console/src/login/texts.ts',
    change: (text: string) => text.replace(/(again: l\('[^']+'), '[^']+'/, '$1'),
    says: 'apps/console/src/login/texts.ts',
  },
  {
    fault: 'a text of the back offices with another placeholder in English',
    check: 'types (console)',
    file: 'apps/console/src/kit/list/texts.ts',
    change: (text: string) => text.replace(/(total: l\('[^']+', '[^']*)\{\{count\}\}/, '$1{{total}}'),
    says: 'Both languages need the same placeholders',
  },
]

/** The faults of one check are planted together and found in one run, except those that keep the check from starting. */
const runs = [...Map.groupBy(faults, (fault) => (fault.isAlone ? fault.fault : fault.check)).values()].map(
  (planted) => ({
    name: planted[0]?.check ?? '',
    list: planted.map(({ fault }) => fault).join('; '),
    planted,
  }),
)

test.each(inTurn(runs, 5))('“$name” fails for $list', { timeout: 300_000 }, ({ name, planted }) => {
  const takeOut = planted.map((fault) => ('folder' in fault ? fill(fault.folder) : plant(fault.file, fault.change)))
  const { status, said } = check(name)
  for (const undo of takeOut.toReversed()) undo()
  for (const { says } of planted) expect(said).toContain(says)
  expect(said).toContain('0 passed, 1 failed')
  expect(status).toBe(1)
})

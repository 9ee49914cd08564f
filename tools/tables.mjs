// Who touches whose tables in SQL text and in Drizzle's calls: a module writes its own tables only, and reads its own and
// those of modules below it. dependency-cruiser sees imports only; this reads the SQL.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { moduleOrder } from './module-order.mjs'

const root = 'apps/server/src/modules'

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const moduleOf = (file) => relative(root, file).split('/')[0]
const withoutComments = (text) => text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

/** Table → its module, and for each schema the names its tables are exported by. */
function tablesOf(files) {
  const owner = new Map()
  const exported = new Map()
  for (const file of files.filter((name) => name.endsWith('/schema.ts'))) {
    const declared = readFileSync(file, 'utf8').matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)
    for (const [, name, table] of declared) {
      owner.set(table, moduleOf(file))
      exported.set(`${file}#${name}`, table)
    }
  }
  return { owner, exported }
}

/** Identifiers of a file that are tables, imported from schemas. */
function importedTables(file, text, exported) {
  const tables = new Map()
  for (const [, names, from] of text.matchAll(/import \{([^}]*)\} from '(\.[^']*schema\.ts)'/g)) {
    const schema = join(dirname(file), from)
    for (const part of names.split(',')) {
      const [name, alias = name] = part.trim().split(/\s+as\s+/)
      const table = exported.get(`${schema}#${name}`)
      if (table) tables.set(alias, table)
    }
  }
  return tables
}

const writes = /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?)\s+"?(\w+)"?/gi
const reads = /\b(?:from|join)\s+"?(\w+)"?/gi
const drizzleWrites = /\.(?:insert|update|delete)\((\w+)\)/g

/** The forbidden reads and writes of tables, as lines for people. */
export function tableFaults() {
  const order = moduleOrder()
  const files = filesIn(root)
  const { owner, exported } = tablesOf(files)
  const faults = []
  for (const file of files) {
    const module = moduleOf(file)
    const text = withoutComments(readFileSync(file, 'utf8'))
    const tables = importedTables(file, text, exported)
    const written = [
      ...Array.from(text.matchAll(writes), ([, table]) => table),
      ...Array.from(text.matchAll(drizzleWrites), ([, name]) => tables.get(name)),
    ]
    for (const table of new Set(written))
      if (owner.has(table) && owner.get(table) !== module)
        faults.push(`writes-own-tables-only: ${file} writes ${table} of ${owner.get(table)}`)
    for (const table of new Set(Array.from(text.matchAll(reads), ([, name]) => name)))
      if (owner.has(table) && order.indexOf(owner.get(table)) > order.indexOf(module))
        faults.push(`reads-no-later-tables: ${file} reads ${table} of ${owner.get(table)}`)
  }
  if (owner.size < 40) faults.push(`only ${owner.size} tables were found`)
  return faults
}

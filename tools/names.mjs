// Finds words in names of files and identifiers that the glossary replaced by the field's terms, and types that are named
// by a bare participle or gerund. Texts and comments are not checked: a shop may well sell a desk lamp.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import ts from 'typescript'

const replaced = new Map([
  ['desk', 'backoffice, admin or seller'],
  ['wanted', 'checkout lines, or what is chosen'],
])
/** As the whole name of a type these say what was done, and not of what it is a type. */
const vagueTypes = new Set(
  'Told Asked Given Kept Found Held Seen Reading Placing Shipping Moving Adding Saving'.split(' '),
)
const folders = ['apps', 'bench', 'e2e', 'packages', 'tools']
const notSources = new Set(['node_modules', 'build', 'dist', '.react-router', '.cache', 'data', 'studio', 'migrations'])
const fewest = 1000

/** `openDeskOf`, `open-desk.ts` and `OPEN_DESK` all have the word `desk`. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (notSources.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else yield path
  }
}

const isTypeName = (node, parent) =>
  (ts.isInterfaceDeclaration(parent) || ts.isTypeAliasDeclaration(parent)) && parent.name === node

/** Every identifier of a source file with its line, and whether it names a type there. */
function identifiersOf(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const found = []
  const visit = (node, parent) => {
    if (ts.isIdentifier(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ name: node.text, at: `${path}:${line + 1}`, isType: isTypeName(node, parent) })
    }
    ts.forEachChild(node, (child) => visit(child, node))
  }
  visit(source)
  return found
}

function* faultsOf({ name, at, isType = false }) {
  if (isType && vagueTypes.has(name)) yield `${at}: the type ${name} does not say of what; say so, as in OrderListQuery`
  for (const word of wordsOf(name)) {
    if (replaced.has(word)) yield `${at}: “${word}” in ${name}; say ${replaced.get(word)}`
  }
}

const isProduction = (path) => /\/(src|app)\//.test(path) && !/\.test\.tsx?$/.test(path)
const files = folders.flatMap((folder) => [...filesIn(folder)])
const sources = files.filter((path) => ['.ts', '.tsx', '.mjs'].includes(extname(path)))
const faults = [
  ...files.flatMap((path) => [...faultsOf({ name: basename(path), at: path })]),
  ...files
    .filter((path) => basename(path).startsWith('test-') && isProduction(path))
    .map((path) => `${path}: looks like a test but is production code; say check-`),
  ...sources.flatMap(identifiersOf).flatMap((identifier) => [...faultsOf(identifier)]),
]
for (const fault of faults) console.error(fault)
console.log(`${sources.length} sources, ${faults.length} faults`)
if (sources.length < fewest) console.error(`only ${sources.length} sources were seen, ${fewest} or more are expected`)
process.exitCode = faults.length || sources.length < fewest ? 1 : 0

// Rules for folders: no import cycles between neighbours, and none with too many files.
import { globSync } from 'node:fs'
import { relative } from 'node:path'

const maxFiles = 40
/** Folders that are one flat row of like things, with the reason. */
const flatFolders = new Map([
  ['packages/contract/src', 'one file for each capability'],
  ['apps/server/migrations', 'a sequence that only grows, read by its numbers'],
  ['apps/server/migrations/meta', 'written by the generator, one file for each migration'],
  ['packages/demo/images/banners', 'pictures'],
  ['packages/demo/images/icons', 'pictures'],
  ['packages/demo/images/logos', 'pictures'],
])
const isMade = (path) => /(^|\/)(node_modules|build|dist|\.react-router|\.cache)(\/|$)/.test(path)

const isTest = (file) => /\.test\.tsx?$/.test(file)

/** The strongly connected components of the graph with more than one node (Tarjan). */
function circles(graph) {
  const state = new Map()
  const stack = []
  const found = []
  const visit = (node) => {
    const own = { at: state.size, low: state.size, onStack: true }
    state.set(node, own)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      const known = state.get(next) ?? visit(next)
      if (known.onStack) own.low = Math.min(own.low, known.low)
    }
    if (own.low === own.at) {
      const part = stack.splice(stack.indexOf(node))
      for (const member of part) state.get(member).onStack = false
      if (part.length > 1) found.push(part)
    }
    return own
  }
  for (const node of graph.keys()) if (!state.has(node)) visit(node)
  return found
}

/**
 * Cycles between folders of the same parent, each folder with all its subfolders; a cycle may pass through a file of the
 * parent. `imports` are pairs of paths; imports of types count too.
 */
export function folderCycles(imports) {
  const levels = new Map()
  for (const [from, to] of imports) {
    if (isTest(from)) continue
    const [a, b] = [from.split('/'), to.split('/')]
    let depth = 0
    while (a[depth] === b[depth]) depth++
    const parent = a.slice(0, depth).join('/')
    const graph = levels.get(parent) ?? new Map()
    levels.set(parent, graph)
    const nameOf = (path) => path[depth] + (path.length > depth + 1 ? '/' : '')
    if (!graph.has(nameOf(a))) graph.set(nameOf(a), new Set())
    graph.get(nameOf(a)).add(nameOf(b))
  }
  return [...levels].flatMap(([parent, graph]) =>
    circles(graph)
      .map((part) => part.filter((name) => name.endsWith('/')).toSorted())
      .filter((folders) => folders.length > 1)
      .map((folders) => `${parent}: ${folders.join(' ↔ ')}`),
  )
}

/** Folders with too many files of whatever kind, not counting subfolders. `e2e` is left out: it has one file for each journey. */
export function fullFolders() {
  const entries = globSync('{apps,bench,packages,tools}/**/*', {
    withFileTypes: true,
    exclude: (entry) => isMade(entry.name),
  })
  const files = entries.filter((entry) => entry.isFile())
  return [...Map.groupBy(files, ({ parentPath }) => relative('', parentPath))]
    .filter(([folder, own]) => own.length > maxFiles && !flatFolders.has(folder))
    .map(([folder, own]) => `${folder}: ${own.length} files, at most ${maxFiles}`)
}

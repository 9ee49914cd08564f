// Pure files of the modules: what decides, without database, framework, network, files or clock. A file is pure when it is
// called `rules.ts`, when it builds on the tables of moves, or when tests that need nothing lie beside it.
import { existsSync, readFileSync } from 'node:fs'

/** Dotted names are edges: `stock.db.ts`, `orders.routes.ts`. */
const isModuleFile = (file) => /^apps\/server\/src\/modules\/.*\/[\w-]+\.ts$/.test(file)
const movesFile = 'apps/server/src/kernel/moves.ts'
const tests = ['.test.ts', '.property.test.ts']
const clocks = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/

/** Values of these may be imported: computations without a world around them. */
const harmless =
  /^(apps\/server\/src\/|packages\/contract\/|(node:)?(crypto|net)$)|(^|\/)node_modules\/(zod|ipaddr\.js|bowser|pluralize|fastest-levenshtein|fflate)\//
/** Our own files that reach outside. */
const outside = /^apps\/server\/src\/(context|config)\.ts$|^apps\/server\/src\/kernel\/(db|jobs|embedded-postgres)\//

/** What pure files reach that they may not, as lines for people. `cruised` are dependency-cruiser's modules. */
export function pureFaults(cruised) {
  const valuesOf = new Map(
    cruised.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  )
  const isPure = (file) =>
    file.endsWith('/rules.ts') ||
    valuesOf.get(file)?.includes(movesFile) ||
    tests.some((ending) => existsSync(file.replace(/\.ts$/, ending)))

  const pathTo = (file, seen = new Set()) => {
    if (seen.has(file)) return undefined
    seen.add(file)
    if (!harmless.test(file) || outside.test(file)) return [file]
    for (const next of valuesOf.get(file) ?? []) {
      const rest = pathTo(next, seen)
      if (rest) return [file, ...rest]
    }
    return undefined
  }
  const pure = [...valuesOf.keys()].filter((file) => isModuleFile(file) && isPure(file))
  const reaching = pure.flatMap((file) => {
    const path = pathTo(file)
    return path ? [`pure-files-reach-nothing-outside: ${path.join(' → ')}`] : []
  })
  const timed = pure.filter((file) => clocks.test(readFileSync(file, 'utf8')))
  return [...reaching, ...timed.map((file) => `pure-files-have-no-clock: ${file}`)]
}

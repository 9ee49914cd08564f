// Who may depend on whom: imports by dependency-cruiser's rules, tables by tools/tables.mjs, folders by tools/folders.mjs,
// pure files by tools/pure.mjs, use cases by tools/use-cases.mjs, and casts that leave the type system. It also fails when
// suspiciously few files were seen: dependency-cruiser finds none when it does not know the compiler.
import { cruise } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { join } from 'node:path'
import { castFaults } from './casts.mjs'
import { folderCycles, fullFolders } from './folders.mjs'
import { pureFaults } from './pure.mjs'
import { tableFaults } from './tables.mjs'
import { useCaseFaults } from './use-cases.mjs'

const minFiles = 200

const options = await extractConfig(join(process.cwd(), '.dependency-cruiser.mjs'))
const { output } = await cruise(process.argv.slice(2), {
  ruleSet: { forbidden: options.forbidden },
  validate: true,
  ...options.options,
})
const own = /^(apps|packages)\//
const files = output.modules.map(({ source }) => source).filter((source) => own.test(source))
const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => [source, resolved]).filter(([, to]) => own.test(to)),
)

const faults = [
  ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...folderCycles(imports).map((cycle) => `folders-form-no-cycles: ${cycle}`),
  ...fullFolders().map((fault) => `folders-are-not-overfull: ${fault}`),
  ...tableFaults(),
  ...pureFaults(output.modules),
  ...useCaseFaults(files),
  ...castFaults(),
]
if (files.length < minFiles) faults.push(`only ${files.length} files were seen, ${minFiles} or more are expected`)

for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${faults.length} violations`)
process.exitCode = faults.length ? 1 : 0

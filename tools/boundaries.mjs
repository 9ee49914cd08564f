// Runs dependency-cruiser and fails when it saw suspiciously few files: it sees none under a compiler it does not know.
import { cruise } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { join } from 'node:path'

const fewest = 200
const options = await extractConfig(join(process.cwd(), '.dependency-cruiser.mjs'))
const { output } = await cruise(process.argv.slice(2), {
  ruleSet: { forbidden: options.forbidden },
  validate: true,
  ...options.options,
})
for (const { rule, from, to } of output.summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
console.log(`${output.summary.totalCruised} files, ${output.summary.violations.length} violations`)
if (output.summary.totalCruised < fewest)
  console.error(`only ${output.summary.totalCruised} files were seen, ${fewest} or more are expected`)
process.exitCode = output.summary.violations.length || output.summary.totalCruised < fewest ? 1 : 0

// node tools/run.mjs file.ts [arguments]: runs a TypeScript file of the repository with the Node that comes with it.
import { NODE_FLAGS, run } from './child.mjs'
import { ensureInstalled } from './install.mjs'

const [file, ...args] = process.argv.slice(2)
try {
  if (!file) throw new Error('Usage: node tools/run.mjs file.ts [arguments]')
  // Programs of the shop run where only the shop is installed.
  const node = ensureInstalled({ withTools: !file.startsWith('apps/server/src/') })
  process.exitCode = await run(node, [...NODE_FLAGS, file, ...args])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

// npm start, npm run dev
import { ensureBuilt } from './build.mjs'
import { NODE_FLAGS, run, runServer } from './child.mjs'
import { ensureInstalled } from './install.mjs'

const MAIN = 'apps/server/src/main.ts'
const WATCHED = ['apps/server/src', 'packages/contract/src'].map((folder) => `--watch-path=${folder}`)

const args = process.argv.slice(2)
const dev = args.includes('--dev')
try {
  const node = ensureInstalled()
  const build = () => ensureBuilt(node, { dev })
  if (dev) await build()
  const code = dev
    ? await run(node, [...NODE_FLAGS, ...WATCHED, '--watch-preserve-output', MAIN, ...args])
    : await runServer(node, [...NODE_FLAGS, MAIN, ...args], build)
  // At once, also when the server ended while the fronts are still being built.
  process.exit(code)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

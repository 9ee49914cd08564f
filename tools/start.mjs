// npm start, npm run dev
import { ensureBuilt } from './build.mjs'
import { NODE_FLAGS, run, runServer } from './child.mjs'
import { ensureInstalled, ensureServerInstalled } from './install.mjs'

const MAIN = 'apps/server/src/main.ts'
const WATCHED = ['apps/server/src', 'packages/contract/src'].map((folder) => `--watch-path=${folder}`)

const args = process.argv.slice(2)
const dev = args.includes('--dev')
try {
  const code = await (dev ? develop() : start())
  // At once, also when the server ended while the fronts are still being built.
  process.exit(code)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function develop() {
  const node = ensureInstalled()
  await ensureBuilt(node, { dev })
  return run(node, [...NODE_FLAGS, ...WATCHED, '--watch-preserve-output', MAIN, ...args])
}

/** The server prepares its data while the rest is installed and built. */
function start() {
  const { node, installRest } = ensureServerInstalled()
  return runServer(node, [...NODE_FLAGS, MAIN, ...args], async () => {
    await installRest()
    await ensureBuilt(node)
  })
}

// Builds the two fronts when their sources changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveWay } from './child.mjs'
import { root } from './install.mjs'

const STOREFRONT = { folder: 'apps/storefront', output: 'build', command: ['.bin/react-router', 'build'] }
const CONSOLE = { folder: 'apps/console', output: 'dist', command: ['.bin/vite', 'build'] }

const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', '.react-router', '.cache'])

/**
 * Builds the storefront and the back offices with the given Node where their sources differ from those of the last
 * build. In development the storefront is served from its sources. Throws when a build fails.
 */
export async function ensureBuilt(node, { dev = false } = {}) {
  const shared = sourcesHash(['package-lock.json', 'tsconfig.base.json', 'packages/contract'])
  const stale = (dev ? [CONSOLE] : [STOREFRONT, CONSOLE])
    .filter(({ folder }) => existsSync(join(root, folder, 'vite.config.ts')))
    .map((front) => ({ ...front, hash: shared + sourcesHash([front.folder]), stamp: stampOf(front) }))
    .filter(({ hash, stamp, folder, output }) => readStamp(stamp) !== hash || !existsSync(join(root, folder, output)))
  if (stale.length === 0) return
  const since = Date.now()
  console.log(`Building ${stale.map(({ folder }) => folder).join(' and ')} …`)
  const built = await Promise.all(stale.map((front) => build(node, front)))
  if (built.includes(false)) throw new Error('A front could not be built: see the lines above')
  console.log(`Built in ${Math.round((Date.now() - since) / 1000)} s`)
}

function stampOf({ folder }) {
  return join(root, '.cache', `${folder.replace('/', '-')}.sources`)
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function sourcesHash(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addSources(hash, path)
  return hash.digest('hex')
}

function addSources(hash, path) {
  if (statSync(join(root, path)).isFile()) return addFile(hash, path)
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!NOT_SOURCES.has(name) && !name.endsWith('.test.ts')) addSources(hash, `${path}/${name}`)
  }
}

function addFile(hash, path) {
  hash.update(`${path}\0`).update(readFileSync(join(root, path)))
}

/** Runs one build; its output is shown only when it fails. */
function build(node, { folder, command: [program, ...args], hash, stamp }) {
  rmSync(stamp, { force: true })
  const child = spawn(node, [join(root, 'node_modules', program), ...args], {
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  giveWay(child) // to the server, which prepares its data meanwhile: that takes longer
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  return new Promise((resolve) => {
    child.on('error', (error) => (said += error.message))
    child.on('close', (code) => {
      if (code === 0) {
        mkdirSync(join(root, '.cache'), { recursive: true })
        writeFileSync(stamp, hash)
      } else {
        console.error(`${folder}:\n${said}`)
      }
      resolve(code === 0)
    })
  })
}

// Runs on plain Node 20 before anything is installed: no dependencies, no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
/** What npm writes down at the end of an installation. */
const INSTALLED = 'node_modules/.package-lock.json'
/** The process id of an npm that installs beside a server. */
const BESIDE = join(root, '.cache/installing')
const LONGEST_INSTALL = 300_000
const QUIETLY = ['--loglevel=error', '--no-audit', '--no-fund']
const NPM_OPTIONS = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }

/**
 * Installs the dependencies when they differ from the lock file: those of the shop and, `withTools`, those of tests, checks
 * and benches. Returns the path of the Node 24 to run with. Throws an Error that says what to do when either is impossible.
 */
export function ensureInstalled({ withTools = false } = {}) {
  waitForInstallBeside()
  const locked = readPackages('package-lock.json')
  const installed = readPackages(INSTALLED)
  if (!isInstalled(locked, installed, false)) {
    // Tools that are there stay up to date.
    const hasTools = Object.values(installed).some(({ dev }) => dev)
    install(['ci', withTools || hasTools ? '--include=dev' : '--omit=dev'])
  } else if (withTools && !isInstalled(locked, installed, true)) {
    // Beside what is there, which a running shop may use.
    install(['install', '--no-save', '--include=dev'])
  }
  return findNode()
}

/**
 * Installs what a shop needs, in an empty clone only that of its server: that of the fronts comes beside it, by the
 * returned function, while the server prepares its data. Throws and rejects as `ensureInstalled` throws.
 */
export function ensureServerInstalled() {
  waitForInstallBeside()
  if (existsSync(join(root, INSTALLED))) return { node: ensureInstalled(), installRest: async () => {} }
  install(['ci', '--omit=dev', '--workspace=apps/server', '--include-workspace-root'])
  return { node: findNode(), installRest: () => installBeside(['install', '--no-save', '--omit=dev']) }
}

/** npm writes a record of what it installed at the end, so an interrupted install counts as none. */
function isInstalled(locked, installed, withTools) {
  return Object.entries(locked).every(([path, { version, dev, optional, devOptional }]) => {
    if (!path.includes('node_modules/')) return true
    if (dev && !withTools) return true
    if (!(path in installed)) return optional === true || devOptional === true
    return installed[path].version === version
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

function install(command) {
  console.log('Installing the locked dependencies; this takes about a minute …')
  const { status, error } = spawnSync('npm', [...command, ...QUIETLY], NPM_OPTIONS)
  if (status !== 0) throw notInstalled(error)
}

/** Like `install`, but does not keep this process waiting. It ends with this process. */
function installBeside(command) {
  const npm = spawn('npm', [...command, ...QUIETLY], NPM_OPTIONS)
  mkdirSync(join(root, '.cache'), { recursive: true })
  if (npm.pid) writeFileSync(BESIDE, String(npm.pid))
  const stop = () => npm.kill('SIGTERM')
  process.once('exit', stop)
  return new Promise((resolve, reject) => {
    npm.on('error', (error) => reject(notInstalled(error)))
    npm.on('close', (status) => {
      process.off('exit', stop)
      rmSync(BESIDE, { force: true })
      if (status === 0) resolve()
      else reject(notInstalled())
    })
  })
}

/** Waits for the npm of a start that is under way, or that was killed and left it: what is there is not whole before. */
function waitForInstallBeside() {
  const until = Date.now() + LONGEST_INSTALL
  while (isInstalling() && Date.now() < until) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
}

function isInstalling() {
  try {
    return process.kill(Number(readFileSync(BESIDE, 'utf8')), 0)
  } catch {
    return false // there is none, or it has ended
  }
}

function notInstalled(error) {
  return new Error(`npm did not install the dependencies: ${error?.message ?? 'see the lines above'}`)
}

/** Node 24 is one of the dependencies; where its package did not link it, or has none for this platform, look elsewhere. */
function findNode() {
  const { platform, arch } = process
  const folders = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`]
  const found = ['.bin/node', ...folders.map((folder) => `${folder}/bin/node`)]
    .map((path) => join(root, 'node_modules', path))
    .find((path) => existsSync(path))
  if (found) return found
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw new Error(`There is no Node 24 package for ${platform} ${arch}. Install Node 24 and start again with it.`)
}

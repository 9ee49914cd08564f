// Starting other programs so that they end when we end, however we end.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './install.mjs'

/**
 * For processes that serve, and those that measure them: a smaller nursery of objects takes 100 MB less under load and
 * no more time.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8']

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const SAME_KEYPRESS = 500

/**
 * Runs a program in the foreground, in the repository; resolves to its exit code, 128 and the signal when a signal
 * ended it. Ctrl-C reaches it from the terminal, as it reaches us; SIGTERM is passed on.
 */
export function run(program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  for (const name of SIGNALS) process.on(name, () => name === 'SIGTERM' && child.kill(name))
  return exitCode(child)
}

/**
 * Runs a server that stops gracefully, once, whatever ends us. It has a session of its own, so Ctrl-C does not reach it
 * twice (from the terminal and from npm); it is told once, by us. It holds a channel to us and stops when that breaks,
 * so a killed starter leaves no server behind. We end with npm, which cannot tell us when it is killed.
 */
export function runServer(program, args) {
  const leash = new URL('./leash.mjs', import.meta.url).href
  const child = spawn(program, ['--import', leash, ...args], {
    cwd: root,
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, FANGSHI_LEASH: '1' },
  })
  let told = 0
  const tell = (name) => {
    if (Date.now() - told < SAME_KEYPRESS) return
    told = Date.now()
    child.kill(name)
  }
  for (const name of SIGNALS) process.on(name, tell)
  if (process.env.npm_lifecycle_event) watchNpm(() => tell('SIGTERM'))
  return exitCode(child)
}

/** Calls `gone` when our parent is gone; the script in package.json says `exec`, so that it is npm and not a shell. */
function watchNpm(gone) {
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    gone()
  }, 300)
  timer.unref()
}

function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, name) => resolve(code ?? 128 + constants.signals[name]))
  })
}

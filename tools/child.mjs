// Starts other programs so that they end when this process ends, for whatever reason.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * Node options of servers and benchmarks: a process that renders pages keeps 300 MB instead of more than 400
 * (docs/decisions/0071-memory-is-collected-earlier.md).
 */
export const NODE_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=100']

/** Where Node keeps what it compiled, so that programs of the repository load faster the next time. */
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled')

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const SAME_KEYPRESS = 500
const ERRORS_KEPT = 4000

/**
 * Runs a program in the foreground, in the repository; resolves to its exit code, 128 and the signal when a signal
 * ended it. The terminal sends Ctrl-C to both; SIGTERM is passed on.
 */
export function run(program, args, env = {}) {
  return exitCode(startInForeground(program, args, env, 'inherit'))
}

/** Like `run`; resolves to the exit code and to the last lines that the program wrote to its error output. */
export async function runWithErrors(program, args, env = {}) {
  const child = startInForeground(program, args, env, 'pipe')
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    process.stderr.write(text)
    errors = (errors + text).slice(-ERRORS_KEPT)
  })
  const code = await exitCode(child)
  return { code, errors }
}

function startInForeground(program, args, env, stderr) {
  const stdio = ['inherit', 'inherit', stderr]
  const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...env } })
  for (const name of SIGNALS) process.on(name, () => name === 'SIGTERM' && child.kill(name))
  return child
}

/**
 * Runs a server and stops it gracefully, once, whatever ends this process. The server has its own session, so Ctrl-C
 * reaches only this process, which passes it on once (the terminal and npm would both send it). The server stops when its
 * channel to this process breaks, so a killed starter leaves no server behind. This process also ends when npm is gone,
 * which cannot pass on that it was killed.
 *
 * The server prepares its data while `build` builds the fronts, and serves once that resolves. Resolves to its exit code;
 * when `build` fails, the server is stopped first.
 */
export async function runServer(program, args, build) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = startOnLeash(program, args, { FANGSHI_FRONTS_LATER: '1' }, { detached: true, stdio })
  let toldAt = 0
  const tell = (name) => {
    if (Date.now() - toldAt < SAME_KEYPRESS) return
    toldAt = Date.now()
    child.kill(name)
  }
  for (const name of SIGNALS) process.on(name, tell)
  if (process.env.npm_lifecycle_event) watchNpm(() => tell('SIGTERM'))
  const ended = exitCode(child)
  try {
    await Promise.race([build(), ended])
  } catch (error) {
    const wasTold = toldAt > 0 // Ctrl-C ends the builds as well
    tell('SIGTERM')
    const code = await ended
    if (wasTold) return code
    throw error
  }
  if (child.connected) child.send('built')
  return ended
}

/** Starts a server that stops gracefully when its channel to this process breaks. */
export function startOnLeash(program, args, env, options) {
  const leash = new URL('./leash.mjs', import.meta.url).href
  return spawn(program, ['--import', leash, ...args], {
    cwd: root,
    ...options,
    env: { ...process.env, ...env, FANGSHI_LEASH: '1' },
  })
}

/** Lets others go first: what a program and those that it starts later do is not urgent. */
export function giveWay({ pid }) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already.
  }
}

/** Calls `gone` when the parent process is gone; package.json's script says `exec`, so that it is npm and not a shell. */
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

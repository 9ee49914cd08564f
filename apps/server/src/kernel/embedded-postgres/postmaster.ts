import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from './cluster.ts'
import type { DataDir } from './data-dir.ts'

/** PostgreSQL's first process, and where it takes connections. */
export type Postmaster = { pid: number } & Place

const LOOPBACK = '127.0.0.1'
const LOG_LIMIT = 20 * 1024 * 1024
const STOP_PATIENCE = 60_000

/**
 * The server of this cluster that postmaster.pid names, while it lives. A number that came to belong to another
 * program, or to a dead process that nobody has waited for, is no server.
 */
export function livingPostmaster(dir: DataDir): Postmaster | undefined {
  const [pidLine, , , portLine, socket] = readPidFile(dir)
  const [pid, port] = [Number(pidLine), Number(portLine)]
  return pid && port && isPostmaster(pid, dir.pg) ? { pid, port, host: socket || LOOPBACK } : undefined
}

function readPidFile(dir: DataDir): string[] {
  try {
    return readFileSync(join(dir.pg, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Whether the process runs `postgres -D <this cluster>`; its command line is empty once it is dead. */
function isPostmaster(pid: number, pg: string): boolean {
  return commandOf(pid).includes(`-D ${pg} `)
}

/** The command line or title of a process; empty when it is dead. */
export function commandOf(pid: number): string {
  return describeProcess(pid, 'cmdline', 'command').replaceAll('\0', ' ')
}

/** Whether the process that we started or adopted is there: a zombie that nobody has waited for is not. */
export function isAlive({ pid }: Pick<Postmaster, 'pid'>): boolean {
  if (process.platform === 'linux') return /\) [^ZX] /.test(describeProcess(pid, 'stat', 'stat'))
  return /^[^Z]/.test(describeProcess(pid, 'stat', 'stat'))
}

function describeProcess(pid: number, procFile: 'cmdline' | 'stat', column: 'command' | 'stat'): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', `${pid}`, '-ww', '-o', `${column}=`], { encoding: 'utf8' }).stdout
  }
  try {
    return readFileSync(`/proc/${pid}/${procFile}`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Starts `postgres` in a session of its own: Ctrl-C in the terminal must reach the app, which stops the database last.
 * The process does not keep Node alive.
 */
export async function spawnPostmaster(
  dir: DataDir,
  program: string,
  args: string[],
  port: number,
): Promise<Postmaster> {
  if ((statSync(dir.log, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) renameSync(dir.log, `${dir.log}.old`)
  const log = openSync(dir.log, 'a', 0o600)
  try {
    const child = spawn(program, args, {
      ...dir.owner,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: { LC_ALL: 'C', PATH: process.env['PATH'] },
    })
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    child.unref()
    return { pid: child.pid!, port, host: dir.socket ?? LOOPBACK }
  } finally {
    closeSync(log)
  }
}

/**
 * Fast shutdown: ends the sessions, writes a checkpoint, waits for the end. A server that does not end within a minute
 * is ordered to end at once; the next start recovers from its log.
 */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  signal(postmaster, 'SIGINT')
  if (await ended(postmaster, STOP_PATIENCE)) return
  signal(postmaster, 'SIGQUIT')
  await ended(postmaster, STOP_PATIENCE)
}

/** Ends a process without giving it time for anything, and waits until it is gone. */
export async function endAtOnce(one: Pick<Postmaster, 'pid'>): Promise<void> {
  signal(one, 'SIGKILL')
  await ended(one, STOP_PATIENCE)
}

async function ended(postmaster: Pick<Postmaster, 'pid'>, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  while (isAlive(postmaster)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

function signal({ pid }: Pick<Postmaster, 'pid'>, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** The last lines of the database's log, for an error message. */
export function logTail(dir: DataDir): string {
  return readFileSync(dir.log, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
}

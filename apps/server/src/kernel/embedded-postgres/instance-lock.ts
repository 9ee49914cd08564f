import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

export type InstanceLock = { release(): void }

const SQLITE_BUSY = 5

/**
 * Takes the one lock of a data folder, or answers undefined when another living process holds it.
 *
 * Node has no flock, so an exclusive SQLite transaction holds a kernel lock on a file. The kernel drops it when the
 * process ends, however it ends: there is no stale lock to judge, as there would be with a file that names a process.
 */
export function tryLockInstance(dataDir: string): InstanceLock | undefined {
  const file = new DatabaseSync(join(dataDir, 'instance.lock'), { timeout: 0 })
  try {
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw error
  }
  writeFileSync(join(dataDir, 'instance.pid'), `${process.pid}\n`)
  return { release: () => file.close() }
}

/**
 * Takes the lock of a data folder, waiting up to `patience` ms for an instance that is just ending.
 * Throws an Error that says who runs there when the wait was in vain.
 */
export async function lockInstance(
  dataDir: string,
  log: (line: string) => void,
  patience: number,
): Promise<InstanceLock> {
  const deadline = Date.now() + patience
  for (let waited = false; ; waited = true) {
    const lock = tryLockInstance(dataDir)
    if (lock) return lock
    const other = `Another instance (process ${readFileSync(join(dataDir, 'instance.pid'), 'utf8').trim()})`
    if (Date.now() >= deadline) {
      throw new Error(`${other} runs on ${dataDir}. Stop it, or set DATA_DIR to another folder to run a second one.`)
    }
    if (!waited) log(`${other} runs on ${dataDir}; waiting ${Math.ceil(patience / 1000)} s for its end`)
    await sleep(100)
  }
}

import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { finished } from 'node:stream/promises'
import type { Shop } from './shop.ts'

/** Something that goes wrong with a shop, and what people may notice of it. */
export interface Fault {
  name: string
  says: string
  /** Resolves when its cause is over: at once where something is killed, after `seconds` where it lasts. */
  inflict(shop: Shop, seconds: number): Promise<unknown>
  /** How long after the cause all must be answered again, in ms. */
  withinMs: number
  /** Whether every page must be answered throughout. */
  keepsPages?: boolean
  /** Whether connections may end without an answer: those to a process that was killed. */
  mayReset?: boolean
  /** The shop ends by it, and is started again before it is verified. */
  endsShop?: boolean
  /** A file system of its own for the shop; a text says why there can be none here. */
  mount?: (folder: string) => string | { unmount(): void }
}

/** A process of PostgreSQL that serves calls of the shop. */
async function someBackend({ appDb }: Shop): Promise<number> {
  const { rows } = await appDb.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()
        and query like '%orders%' and pid <> pg_backend_pid() order by state_change desc limit 1`,
  )
  const [backend] = rows
  if (!backend) throw new Error('no call of the shop used the database')
  return backend.pid
}

async function lockSkus({ db }: Shop, seconds: number): Promise<void> {
  const client = await db.pool.connect()
  await client.query('begin; set local idle_in_transaction_session_timeout = 0')
  await client.query('lock table skus in access exclusive mode')
  await wait(seconds * 1000)
  await client.query('rollback')
  client.release()
}

const sizeOfDisk = '700m'

/** A file system in memory that fills up soon; only root may mount one. */
function mountSmallDisk(folder: string): string | { unmount(): void } {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can mount a small disk'
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeOfDisk},mode=755`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    return `no file system can be mounted here: ${(error as Error).message.trim()}`
  }
  return { unmount: () => void execFileSync('umount', ['-l', folder]) }
}

/** Writes until the disk has no room, keeps it so for some time, and then gives the room back. */
async function fillDisk({ dataDir }: Shop, seconds: number): Promise<void> {
  const folder = join(dataDir, 'filling')
  await mkdir(folder)
  const file = createWriteStream(join(folder, 'rest'))
  file.on('error', () => {})
  const megabyte = Buffer.alloc(2 ** 20, 1)
  const full = finished(file).catch(() => {})
  const fill = (): void => {
    while (!file.destroyed && file.write(megabyte));
    if (!file.destroyed) file.once('drain', fill)
  }
  fill()
  await full
  // What is left is less than a megabyte: take that as well, and what is freed meanwhile.
  const end = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < end; n++) {
    const isFull = await writeFile(join(folder, `crumb ${n}`), Buffer.alloc(8192, 1)).then(
      () => false,
      () => true,
    )
    if (isFull) await wait(20)
  }
  await rm(folder, { recursive: true })
}

export const faults: readonly Fault[] = [
  {
    name: 'postmaster',
    says: 'kill -9 of the first process of PostgreSQL',
    inflict: async (shop) => process.kill(shop.postmaster(), 'SIGKILL'),
    withinMs: 5000,
  },
  {
    name: 'session',
    says: 'pg_terminate_backend of a session',
    inflict: async (shop) => shop.appDb.pool.query('select pg_terminate_backend($1)', [await someBackend(shop)]),
    withinMs: 1000,
  },
  {
    name: 'backend',
    says: 'kill -9 of a process of PostgreSQL that serves a session',
    inflict: async (shop) => process.kill(await someBackend(shop), 'SIGKILL'),
    withinMs: 1000,
  },
  {
    name: 'lock',
    says: 'table skus locked against everybody',
    inflict: lockSkus,
    withinMs: 1000,
    keepsPages: true,
  },
  {
    name: 'disk',
    says: 'disk full',
    inflict: fillDisk,
    withinMs: 5000,
    mount: mountSmallDisk,
  },
  {
    name: 'worker',
    says: 'kill -9 of one of two server processes',
    inflict: async (shop) => process.kill(shop.workers()[0]!, 'SIGKILL'),
    withinMs: 3000,
    mayReset: true,
  },
  {
    name: 'sigterm',
    says: 'SIGTERM',
    inflict: async (shop) => shop.stop(),
    withinMs: 0,
    endsShop: true,
  },
]

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase, type Database } from '../../apps/server/src/kernel/db/db.ts'
import { findPostgres } from '../../apps/server/src/kernel/embedded-postgres/embedded-postgres.ts'
import { insertBenchGoods } from '../rows/goods.ts'
import { family, isPostgres } from '../load/processes.ts'
import { mintShoppers, type BenchShopper } from '../world/shoppers.ts'
import { freePort } from '../world/world.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** The product as `npm start` runs it, with two server processes over a database of its own in a temporary folder. */
export interface Shop {
  port: number
  dataDir: string
  /** As the role that owns the tables. */
  db: Database
  /** As the role that serves. */
  appDb: Database
  shoppers: BenchShopper[]
  skuIds: number[]
  goodsId: number
  /** The first process, which starts the others. */
  pid: number
  /** The processes that serve. */
  workers(): number[]
  /** The first process of PostgreSQL. */
  postmaster(): number
  /** The exit code once the product has ended, null until then. */
  exitCode(): number | null
  /** Ends the product as SIGTERM does and resolves to its exit code. */
  stop(): Promise<number | null>
  /** Starts it again over the same database. */
  startAgain(): Promise<void>
  /** Everything it has written so far. */
  said(): string
  close(): Promise<void>
}

/** A folder that the database's own user may enter, which `mkdtemp` does not make for root. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fangshi-faults-'))
  await chmod(folder, 0o755)
  return folder
}

/** Starts the product in `folder`, and fills it with goods and shoppers. */
export async function openShop(folder: string): Promise<Shop> {
  const dataDir = join(folder, 'data')
  const port = await freePort()
  let said = ''
  let child: ChildProcess
  const start = async (): Promise<void> => {
    const settings = { DATA_DIR: dataDir, MODE: 'production', PORT: `${port}`, WORKERS: '2', RATE_LIMIT: '0' }
    const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', ...settings }
    child = spawn(process.execPath, [...process.execArgv, main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const one = child
    const endToo = (): unknown => one.kill('SIGTERM')
    process.once('exit', endToo)
    child.once('exit', () => process.off('exit', endToo))
    const { promise: opened, resolve, reject } = Promise.withResolvers<void>()
    let printed = ''
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        printed += text
        if (printed.includes('is open')) resolve()
      })
    }
    child.once('exit', () => reject(new Error(`the shop ended:\n${printed}`)))
    await opened
  }
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const stop = async (): Promise<number | null> => {
    if (!hasEnded()) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    return child.exitCode
  }
  await start()
  const addresses = await findPostgres(dataDir)
  if (!addresses) throw new Error('the database of the shop does not run')
  const db = openDatabase(addresses.ownerUrl)
  const appDb = openDatabase(addresses.url, 1)
  await insertBenchGoods(db, 300)
  await db.pool.query('update goods_sales set sale_count = 0') // no orders stand behind the numbers of the benchmark
  const shoppers = await mintShoppers(db, 12)
  // A shop that has been open for a while has nearly all of its data on disk: PostgreSQL writes it when it stops.
  await stop()
  await start()
  const { rows } = await db.pool.query<{ id: number; goods_id: number }>('select id, goods_id from skus order by id')
  return {
    port,
    dataDir,
    db,
    appDb,
    shoppers,
    skuIds: rows.map(({ id }) => id),
    goodsId: rows[0]!.goods_id,
    get pid() {
      return child.pid ?? 0
    },
    workers: () => family(child.pid ?? 0).filter((pid) => pid !== child.pid && !isPostgres(pid)),
    postmaster: () => Number.parseInt(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8'), 10),
    exitCode: () => child.exitCode,
    stop,
    startAgain: start,
    said: () => said,
    async close() {
      await stop()
      await Promise.all([db.close(), appDb.close()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { CallError, createClient, type Call } from '@fangshi/contract/client'
import { createOrder } from '@fangshi/contract/orders'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isInTurn } from '../../../tools/turns.ts'
import { bareEnvironment } from '../test/processes/bare-environment.ts'
import { slowness } from '../test/processes/machine-slowness.ts'
import { newKey } from '../test/app.ts'
import { makeAddress, makeGoods, makeShopper, makeStore } from '../test/factories.ts'
import { audit } from './audit.ts'
import { readConfig } from './config.ts'
import { findPostgres } from './kernel/embedded-postgres/embedded-postgres.ts'
import { openContext } from './serve.ts'

/** The shop as `npm start` runs it, while its database is killed under it. */

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
/** How soon after the kill the shop takes orders again; longer on a slow or busy machine. */
const backWithinMs = (): number => 5000 * slowness()
let folder = ''
let dataDir = ''
let shop: ChildProcess | undefined
let said = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fangshi-killed-'))
  dataDir = join(folder, 'state/data')
  // Where root runs the tests the database's user must be able to enter; mkdtemp makes it 0700.
  rmSync(folder, { recursive: true })
  mkdirSync(join(folder, 'state'), { recursive: true, mode: 0o755 })
})
afterEach(async () => {
  if (shop && shop.exitCode === null) {
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the shop with two server processes; answers its origin once it is open. */
async function openShop(): Promise<string> {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const { port } = squatter.address() as { port: number }
  squatter.close()
  const settings = { DATA_DIR: dataDir, MODE: 'production', PORT: String(port), WORKERS: '2', RATE_LIMIT: '0' }
  const child = spawn(process.execPath, [main], {
    env: { ...bareEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  shop = child
  said = ''
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('is open')) resolve()
    })
  }
  child.once('exit', () => reject(new Error(said)))
  await opened
  return `http://127.0.0.1:${port}`
}

const killDatabase = (): void => {
  process.kill(Number.parseInt(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
}

interface PlaceAttempt {
  key: string
  /** When the answer came, its code, and the number of the order group that it promised. */
  at: number
  code: number
  group_no?: string
}

const isTaken = ({ code }: PlaceAttempt): boolean => code === 200

test('a killed database is back within five seconds, and no order that was confirmed is lost', async () => {
  const origin = await openShop()
  const databaseUrl = (await findPostgres(dataDir))?.url ?? ''
  const ctx = openContext({ ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, dataDir), databaseUrl })
  const as = (token: string | null): Call =>
    createClient({ origin, locale: () => 'en', tokens: { get: () => token, set: () => {} } })
  const { store_id } = await makeStore(ctx.db)
  const { sku_ids } = await makeGoods(ctx.db, store_id, { skus: [{ on_hand: 100_000 }] })

  const place = async (call: Call, address_id: number, key: string): Promise<PlaceAttempt> => {
    const body = { params: `sku-${sku_ids[0]}x1`, address_id, total_price: '16.00', again: true }
    const answer = await call(createOrder, { body }, { key }).then(
      ({ group_no }) => ({ code: 200, group_no }),
      (error: unknown) => ({ code: error instanceof CallError ? error.code : 0 }),
    )
    return { key, at: performance.now(), ...answer }
  }
  /** The attempts of each shopper, in order. */
  const attemptsOf: PlaceAttempt[][] = []
  /** A shopper who places orders one after another until stopped, then repeats what was refused. */
  let isOpen = true
  const buy = async (): Promise<{ user_id: number; attempts: PlaceAttempt[]; repeated: PlaceAttempt[] }> => {
    const { id, call } = await makeShopper({ ctx, as })
    const address_id = await makeAddress(ctx.db, id)
    const attempts: PlaceAttempt[] = []
    attemptsOf.push(attempts)
    while (isOpen) {
      const placing = await place(call, address_id, newKey())
      attempts.push(placing)
      if (!isTaken(placing)) await wait(20)
    }
    const repeated: PlaceAttempt[] = []
    for (const { key } of attempts.filter((one) => !isTaken(one))) repeated.push(await place(call, address_id, key))
    return { user_id: id, attempts, repeated }
  }

  const shoppers = Promise.all([buy(), buy(), buy(), buy()])
  // A statement that does not end by itself would keep the dead server's memory in use.
  const busy = new Client(databaseUrl)
  busy.on('error', () => {})
  await busy.connect()
  busy.query('select count(*) from generate_series(1, 1e12::bigint)').catch(() => {})
  await vi.waitFor(() => expect(attemptsOf.flat().filter(isTaken).length).toBeGreaterThan(20), 60_000)
  const backWithin = backWithinMs()
  const killedAt = performance.now()
  killDatabase()
  // Until all are served again, and a little longer.
  const isBack = (attempts: PlaceAttempt[]): boolean =>
    attempts.slice(-3).every((one) => isTaken(one) && one.at > killedAt)
  await vi.waitFor(() => expect(attemptsOf.every(isBack)).toBe(true), backWithin)
  await wait(1000)
  isOpen = false
  const bought = await shoppers

  const all = bought.flatMap(({ attempts }) => attempts)
  const refused = all.filter((one) => !isTaken(one))
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set([503]))
  for (const { attempts } of bought) {
    const back = attempts.find((one) => isTaken(one) && one.at > Math.max(...refused.map(({ at }) => at)))
    expect((back?.at ?? Infinity) - killedAt).toBeLessThan(backWithin)
  }
  for (const { user_id, attempts, repeated } of bought) {
    expect(repeated.every(isTaken)).toBe(true)
    const { rows } = await ctx.db.pool.query<{ group_no: string }>(
      'select group_no from order_groups where user_id = $1 order by 1',
      [user_id],
    )
    const promised = [...attempts, ...repeated].filter(isTaken).map(({ group_no }) => group_no)
    expect(rows.map(({ group_no }) => group_no)).toEqual(promised.sort())
  }
  expect(await audit(ctx.db)).toEqual([])
  expect(said).toMatch(/PostgreSQL \(process \d+\) died; starting it again/)
  await ctx.db.close()
}, 300_000)

test.runIf(isInTurn(0, 2))(
  'a database that cannot be started again ends the shop with the reason',
  async () => {
    await openShop()
    writeFileSync(join(dataDir, 'pg/global/pg_control'), '')
    killDatabase()
    const [code] = await once(shop as ChildProcess, 'exit')
    expect([code, said]).toEqual([1, expect.stringContaining('PostgreSQL did not start')])
  },
  120_000,
)

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { isInTurn, oneInTurn } from '../../../tools/turns.ts'
import { bareEnvironment } from '../test/processes/bare-environment.ts'
import { dropDatabase } from '../test/database.ts'
import { slowness } from '../test/processes/machine-slowness.ts'
import { findPostgres } from './kernel/embedded-postgres/embedded-postgres.ts'

vi.setConfig({ testTimeout: 180_000 }) // on a busy machine

/** The program as `npm start` runs it, over a database of its own; production mode, so that nothing is seeded. */

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
let folder = ''
let dataDir = ''
let shop: ChildProcess | undefined
let said = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fangshi-main-'))
  dataDir = join(folder, 'state/data')
  // Where root runs the tests the database's user must be able to enter; mkdtemp makes it 0700.
  rmSync(folder, { recursive: true })
  mkdirSync(join(folder, 'state'), { recursive: true, mode: 0o755 })
})
afterEach(() => stop())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Starts the shop and waits until it says that it is open; answers its origin. */
async function start(settings: Record<string, string> = {}): Promise<string> {
  said = ''
  const port = settings.PORT ?? String(await freePort())
  const env = {
    ...bareEnvironment(),
    DATA_DIR: dataDir,
    MODE: 'production',
    PORT: port,
    LOG_LEVEL: 'info',
    ...settings,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  shop = child
  await vi.waitFor(() => expect(said.includes('is open') || child.exitCode !== null).toBe(true), 120_000)
  return `http://127.0.0.1:${port}`
}

async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (!shop) return null
  const child = shop
  shop = undefined
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal)
    await once(child, 'exit')
  }
  return child.exitCode
}

const statusOf = (origin: string, path = '/readyz'): Promise<number> =>
  fetch(origin + path).then(
    ({ status }) => status,
    () => 0,
  )

const statusOverOwnConnection = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const ask = request(url, { agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    ask.on('error', reject).end()
  })

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return rows
    .filter(([, parent, ...args]) => Number(parent) === pid && args.join(' ').includes(main))
    .map(([child]) => Number(child))
}

/** Holds a lock that `GET /api/load_goods_classes` has to wait for, until `free` is called. */
async function holdClasses(): Promise<{ free(): Promise<void>; waiters(): Promise<number> }> {
  const client = new Client((await findPostgres(dataDir))?.url)
  await client.connect()
  client.on('error', () => {})
  await client.query('begin; lock table goods_classes in access exclusive mode')
  return {
    free: () => client.end(),
    waiters: async () => (await client.query('select 1 from pg_locks where not granted')).rows.length,
  }
}

describe.each(oneInTurn([1, 2]))('%i server processes', (count) => {
  const WORKERS = String(count)

  test.runIf(isInTurn(0, 3))(
    'what was asked before the stop is answered, even on a connection kept alive',
    async () => {
      const origin = await start({ WORKERS })
      expect(await statusOf(origin)).toBe(200)
      const classes = await holdClasses()
      const agent = new Agent({ keepAlive: true })
      const answered = new Promise<{ status?: number; body: string }>((resolve, reject) => {
        const ask = request(`${origin}/api/load_goods_classes`, { agent }, (answer) => {
          let body = ''
          answer.setEncoding('utf8').on('data', (text) => (body += text))
          answer.on('end', () => resolve({ status: answer.statusCode, body }))
        })
        ask.on('error', reject).end()
      })
      await vi.waitFor(async () => expect(await classes.waiters()).toBe(1), 60_000)

      const stopped = stop('SIGTERM')
      await vi.waitFor(async () => expect(await statusOf(origin)).toBe(0), 60_000) // takes nothing new
      const freed = performance.now()
      await classes.free()
      expect(await answered).toEqual({ status: 200, body: '{"code":200,"msg":"success","data":[]}' })
      expect(await stopped).toBe(0)
      expect(performance.now() - freed).toBeLessThan(10_000 * slowness())
      expect(await findPostgres(dataDir)).toBeUndefined()
      agent.destroy()
    },
  )

  test.runIf(isInTurn(1, 3))('killed outright, it leaves nothing that stops the next start', async () => {
    await start({ WORKERS })
    const pid = shop?.pid as number
    const workers = childrenOf(pid)
    expect(workers).toHaveLength(count === 1 ? 0 : count)
    await stop('SIGKILL')
    await vi.waitFor(() => expect(workers.filter((worker) => isAlive(worker))).toEqual([]), 60_000)
    expect(await findPostgres(dataDir)).toBeDefined()

    const origin = await start({ WORKERS })
    expect(said).toContain('PostgreSQL was still running')
    expect(await statusOf(origin)).toBe(200)
  })

  test.runIf(isInTurn(2, 3))('a port that is taken ends the start with the reason', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    await start({ WORKERS, PORT: String((squatter.address() as { port: number }).port) })
    expect(shop?.exitCode).toBe(1)
    expect(said).toContain('EADDRINUSE')
    expect(await findPostgres(dataDir)).toBeUndefined()
    squatter.close()
  })
})

test.runIf(isInTurn(2, 3))('a server process that falls is replaced', async () => {
  const origin = await start({ WORKERS: '2' })
  const pid = shop?.pid as number
  const before = childrenOf(pid)
  expect(before).toHaveLength(2)
  process.kill(before[0] as number, 'SIGKILL')
  await vi.waitFor(() => {
    const after = childrenOf(pid)
    expect(after).toHaveLength(2)
    expect(after).not.toContain(before[0])
  }, 60_000)
  await vi.waitFor(() => expect(said).toContain('A server process ended (SIGKILL) and is replaced.'), 60_000)
  // The other one serves meanwhile; kill it once its successor does.
  await vi.waitFor(async () => expect(await statusOf(origin)).toBe(200), 60_000)
  const [other] = before.slice(1)
  await vi.waitFor(() => expect(said.match(/Server listening/g)).toHaveLength(3), 60_000)
  process.kill(other as number, 'SIGKILL')
  await vi.waitFor(async () => expect(await statusOf(origin)).toBe(200), 60_000)
})

test.runIf(isInTurn(2, 3))('the rate of an address holds over all server processes', async () => {
  const origin = await start({ WORKERS: '2', RATE_LIMIT: '60' })
  await vi.waitFor(() => expect(new Date().getSeconds()).toBeLessThan(30), { timeout: 60_000, interval: 500 })
  const statuses: number[] = []
  for (let round = 0; round < 20; round++) {
    // A connection for each, so that both processes get some.
    const calls = Array.from({ length: 10 }, () => statusOverOwnConnection(`${origin}/api/proof_of_work`))
    statuses.push(...(await Promise.all(calls)))
    await wait(100)
  }
  const passed = statuses.filter((status) => status === 200).length
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
  expect(passed).toBeGreaterThanOrEqual(60)
  expect(passed).toBeLessThan(110)
})

test.each(oneInTurn(['SIGINT', 'SIGHUP'] as const))('%s stops everything that was started', async (signal) => {
  const origin = await start()
  expect(await stop(signal)).toBe(0)
  expect([await statusOf(origin), await findPostgres(dataDir)]).toEqual([0, undefined])
})

test.runIf(isInTurn(0, 3))('stopped while its database starts, it leaves none running', async () => {
  const opened = start()
  const isStarting = (): boolean => existsSync(join(dataDir, 'pg/postmaster.pid'))
  await vi.waitFor(() => expect(isStarting()).toBe(true), { timeout: 60_000, interval: 5 })
  expect(await stop()).toBe(0)
  await opened
  expect(said).not.toContain('is open')
  expect(await findPostgres(dataDir)).toBeUndefined()
})

test.runIf(isInTurn(2, 3))('it serves once the fronts are built, which `npm start` tells it', async () => {
  const opened = start({ FANGSHI_FRONTS_LATER: '1' })
  await vi.waitFor(() => expect(said).toContain('still being built'), 120_000)
  expect(said).not.toContain('is open')
  shop?.send('built')
  expect(await statusOf(await opened)).toBe(200)
})

/** The roles that are connected to a database, besides that of `address`. */
async function rolesAt(address: string): Promise<string[]> {
  const client = new Client(address)
  await client.connect()
  const { rows } = await client.query<{ usename: string }>(
    `select distinct usename from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usename is not null`,
  )
  await client.end()
  return rows.map(({ usename }) => usename)
}

test.runIf(isInTurn(1, 3))('it serves as the role that owns nothing, with the embedded database', async () => {
  await start({ WORKERS: '2' })
  expect(await rolesAt((await findPostgres(dataDir))?.ownerUrl ?? '')).toEqual(['fangshi'])
  expect(said).not.toContain('MIGRATE_DATABASE_URL')
})

test.runIf(isInTurn(0, 3))('with a database of one’s own it migrates as one role and serves as the other', async () => {
  const name = `two_roles_${process.pid}`
  const server = new URL('/postgres', inject('templateUrl'))
  const admin = new Client(server.href)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const [DATABASE_URL, MIGRATE_DATABASE_URL] = [inject('templateAppUrl'), server].map(
    (address) => new URL(`/${name}`, address).href,
  ) as [string, string]
  try {
    expect(await statusOf(await start({ DATABASE_URL, MIGRATE_DATABASE_URL, WORKERS: '2' }))).toBe(200)
    expect(await rolesAt(MIGRATE_DATABASE_URL)).toEqual(['fangshi'])
    expect(said).not.toContain('MIGRATE_DATABASE_URL')
    await stop()
    expect(await statusOf(await start({ DATABASE_URL: MIGRATE_DATABASE_URL }))).toBe(200)
    expect(said).toContain('Set DATABASE_URL to a role that owns nothing')
    await stop()
  } finally {
    await dropDatabase(server, name)
  }
})

test('wrong settings end the start before anything is begun', async () => {
  await start({ MODE: 'staging' })
  expect(shop?.exitCode).toBe(1)
  expect(said).toContain('MODE')
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultDataDir, isRoot } from './data-dir.ts'
import { findPostgres, startPostgres } from './embedded-postgres.ts'
import { isAlive } from './postmaster.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

const log = () => {}
let dataDir = ''
let stops: (() => Promise<void>)[] = []

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'fangshi-pg-')), 'data')
  // Where root runs the tests the database's user must enter the folder above DATA_DIR; mkdtemp makes it 0700.
  rmSync(join(dataDir, '..'), { recursive: true })
  mkdirSync(join(dataDir, '..'), { mode: 0o755 })
})

afterEach(async () => {
  for (const stop of stops) await stop()
  stops = []
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
})

async function start() {
  const server = await startPostgres({ dataDir, log })
  stops.push(server.stop)
  return server
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client(url)
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

const overTcp = (url: string): string => url.replace(/@[^:]+:/, '@127.0.0.1:')

/** Another process that starts the database and then idles until it is killed. */
async function startElsewhere() {
  const code = `import { startPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)}
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {} })
    console.log('ready')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

function isGone(pid: number): boolean {
  return !isAlive({ pid })
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8'), 10)
}

test('starts with a password and durable settings, answers queries, and leaves nothing when stopped', async () => {
  const server = await start()
  expect(server.reused).toBe(false)
  expect(await ask(server.url, 'show fsync')).toBe('on')
  expect(await ask(server.url, `select upper('é坊') || current_user`)).toBe('É坊fangshi')
  expect(await ask(server.url, 'select rolsuper from pg_roles where rolname = current_user')).toBe(false)
  expect(decodeURIComponent(new URL(server.url).hostname)).toBe(join(dataDir, 'pg'))
  for (const address of [server.url, overTcp(server.url)]) {
    expect(await ask(address, 'select 1')).toBe(1)
    await expect(ask(address.replace(/:[0-9a-f]{64}@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
  }
  expect(statSync(join(dataDir, 'pg')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'secrets')).mode & 0o777).toBe(0o700)
  const passwords = ['postgres', 'owner', 'app'].map((role) => join(dataDir, `secrets/${role}-password`))
  expect(new Set(passwords.map((file) => readFileSync(file, 'utf8'))).size).toBe(3)
  for (const file of passwords) expect(statSync(file).mode & 0o777).toBe(0o600)
  if (isRoot()) expect(statSync(join(dataDir, 'pg')).uid).not.toBe(0)

  const pid = postmasterPid()
  await server.stop()
  expect(isGone(pid)).toBe(true)
  expect(statSync(join(dataDir, 'pg/postmaster.pid'), { throwIfNoEntry: false })).toBeUndefined()
  expect(await findPostgres(dataDir)).toBeUndefined()
})

test('a folder whose path is too long for a socket file is reached over TCP alone', async () => {
  dataDir = join(dataDir, 'x'.repeat(100))
  const server = await start()
  expect(new URL(server.url).hostname).toBe('127.0.0.1')
  expect(await ask(server.url, 'select 1')).toBe(1)
  expect((await findPostgres(dataDir))?.url).toBe(server.url)
})

test('keeps data and port between starts, and takes another port when that one is taken', async () => {
  const first = await start()
  await ask(first.ownerUrl, 'create table kept as select 7 as n')
  await first.stop()
  const second = await start()
  expect(second.url).toBe(first.url)
  await second.stop()

  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
  await once(squatter, 'listening')
  const third = await start()
  expect(third.url).not.toBe(first.url)
  expect(await ask(third.ownerUrl, 'select n from kept')).toBe(7)
  squatter.close()
})

test('hands a database of the time with one role over to its owner, with all that is in it', async () => {
  const first = await start()
  await first.stop()
  // As the version before made it: the app's role owns everything and has the administrator's password.
  const password = readFileSync(join(dataDir, 'secrets/postgres-password'), 'utf8')
  const before = await start()
  const admin = before.url.replace(/\/\/.*@(.*)\/fangshi$/, `//postgres:${password}@$1/`)
  await ask(`${admin}fangshi`, 'reassign owned by fangshi_owner to fangshi')
  await ask(`${admin}postgres`, `alter role fangshi createdb password '${password}'`)
  await ask(`${admin}postgres`, 'drop role fangshi_owner')
  const earlier = before.url.replace(/:[0-9a-f]{64}@/, `:${password}@`)
  await ask(earlier, 'create schema own')
  await ask(earlier, 'create table own.kept as select 7 as n')
  await before.stop()
  for (const role of ['owner', 'app']) rmSync(join(dataDir, `secrets/${role}-password`))

  const upgraded = await start()
  expect(await ask(upgraded.ownerUrl, 'update own.kept set n = 8 returning n')).toBe(8)
  await expect(ask(upgraded.url, 'select n from own.kept')).rejects.toThrow('permission denied')
  await expect(ask(earlier, 'select 1')).rejects.toThrow('password authentication failed')
})

test('adopts the server of an earlier version, which has no socket file', async () => {
  const other = await startElsewhere()
  other.kill('SIGKILL')
  await once(other, 'exit')
  const file = join(dataDir, 'pg/postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.with(4, '').join('\n'))
  const server = await start()
  expect(new URL(server.url).hostname).toBe('127.0.0.1')
  expect(await ask(server.url, 'select 1')).toBe(1)
})

test('adopts the server of a killed process and stops it', async () => {
  const other = await startElsewhere()
  const pid = postmasterPid()
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(isGone(pid)).toBe(false)

  const server = await start()
  expect(server.reused).toBe(true)
  expect(postmasterPid()).toBe(pid)
  expect(await ask(server.url, 'select 1')).toBe(1)
  await server.stop()
  expect(isGone(pid)).toBe(true)
})

test('recovers after the database itself was killed and its pid came to belong to another process', async () => {
  const first = await start()
  await ask(first.ownerUrl, 'create table kept as select 7 as n')
  process.kill(postmasterPid(), 'SIGKILL')
  await first.stop()
  for (const lock of ['postmaster.pid', `.s.PGSQL.${new URL(first.url).port}.lock`]) {
    const file = join(dataDir, 'pg', lock)
    const lines = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, [process.pid, ...lines.slice(1)].join('\n'))
  }

  const second = await start()
  expect(second.reused).toBe(false)
  expect(await ask(second.ownerUrl, 'select n from kept')).toBe(7)
})

test('refuses a second instance on the same folder, which tools may still find', async () => {
  const other = await startElsewhere()
  expect(await ask((await findPostgres(dataDir))?.url ?? '', 'select 1')).toBe(1)
  await expect(startPostgres({ dataDir, log, patience: 200 })).rejects.toThrow(
    `Another instance (process ${other.pid}) runs on`,
  )

  other.kill('SIGKILL')
  await once(other, 'exit')
  await start()
})

test('keeps its state in the repository unless root could not let the database in', () => {
  const closed = join(dataDir, '../home')
  mkdirSync(join(closed, 'repository'), { recursive: true, mode: 0o700 })
  expect(defaultDataDir(join(dataDir, '..'))).toBe(join(dataDir, '../.data'))
  const expected = isRoot() ? /^\/var\/lib\/fangshi\/[0-9a-f]{12}$/ : /home\/repository\/\.data$/
  expect(defaultDataDir(join(closed, 'repository'))).toMatch(expected)
})

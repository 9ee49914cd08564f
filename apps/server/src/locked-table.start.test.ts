import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { addGoods } from '@fangshi/contract/goods-seller'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bareEnvironment } from '../test/processes/bare-environment.ts'
import { testApp, type TestApp } from '../test/app.ts'
import { openGoodsStore, plainForm } from '../test/goods/goods-seller.ts'
import { slowness } from '../test/processes/machine-slowness.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 }) // on a busy machine

/** What people see while nobody can read a table, on the program as `npm start` runs it. */

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const lockedMs = 8000
let it: TestApp
let shop: ChildProcess
let said = ''
let origin: string
let goods: string

beforeAll(async () => {
  it = await testApp()
  const store = await openGoodsStore(it)
  const { id } = await store.call(addGoods, { body: plainForm(store, { goods_name: { 'zh-cn': '旧茶台' } }) })
  goods = `/goods/${id}`
  const { databaseUrl = '', dataDir } = it.ctx.config
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, MODE: 'production', PORT: '0', LOG_LEVEL: 'info' }
  const MIGRATE_DATABASE_URL = it.owner.pool.options.connectionString ?? ''
  const env = { ...bareEnvironment(), ...settings, MIGRATE_DATABASE_URL, RATE_LIMIT: '0' }
  shop = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  shop.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text))
  // The log and the welcome may come in either order.
  origin = await vi.waitFor(
    () => (said.includes('is open') && /Server listening at (http:[^"]+)"/.exec(said)?.[1]) || wrong(),
    120_000,
  )
})
afterAll(async () => {
  if (shop.exitCode === null) {
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }
  await it.close()
})

const wrong = (): never => {
  throw new Error(`the shop did not open: ${said}`)
}

interface Answer {
  path: string
  status: number
  retry: string | null
  body: string
  ms: number
}
async function ask(path: string): Promise<Answer> {
  const begun = performance.now()
  const answer = await fetch(origin + path, { redirect: 'manual' })
  const body = await answer.text()
  return { path, status: answer.status, retry: answer.headers.get('retry-after'), body, ms: performance.now() - begun }
}

/** Asks for each of the paths every 300 ms until the time is over. */
async function keepAsking(paths: readonly string[], forMs: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  for (const end = performance.now() + forMs; performance.now() < end; await wait(300)) answers.push(...paths.map(ask))
  return Promise.all(answers)
}

const odd = `// //x.example/ /% /%ff /%00 /..%2f * /?lang=%ff /goods/%00 /goods/%ff /goods/1/%2e%2e /goods/9007199254740993
  /goods/1e3 /notices/99999999999999999999 /store/-1 /user/article/%00 /s/?keywords=%00 /s/?keywords=${'a'.repeat(3000)}
  /s/?class_id=x&page=-1 /s/?page=99999999 /stores?page=1e9`
test.each(odd.split(/\s+/).map((path) => ({ path })))('the address $path is no fault', async ({ path }) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
  let answer = ''
  for await (const text of socket) answer += text as string
  expect(answer).toMatch(/^HTTP\/1.1 [234]/)
})

test('a locked table leaves the pages that were read before, and says soon that the others are not to be had', async () => {
  const known = ['/?lang=zh-cn', goods]
  for (const path of known) expect((await ask(path)).status).toBe(200)
  const holder = new Client(it.ctx.config.databaseUrl)
  await holder.connect()
  await holder.query('begin; lock table skus in access exclusive mode')

  // Goods pages name stock; the home page does not.
  const unknown = [`${goods}?lang=en`]
  const calls = ['/api/goods', '/api/proof_of_work']
  const [pages, news, data, health] = await Promise.all([
    keepAsking(known, lockedMs),
    keepAsking(unknown, lockedMs),
    keepAsking([...calls, ...calls, '/api/goods', '/api/goods'], lockedMs),
    keepAsking(['/readyz', '/healthz'], lockedMs),
  ])
  await holder.end()

  expect(pages.filter(({ status }) => status !== 200)).toEqual([])
  expect(pages.find(({ path }) => path === goods)?.body).toContain('旧茶台')
  expect(Math.max(...pages.map(({ ms }) => ms))).toBeLessThan(3000 * slowness())
  for (const { status, retry, body } of news) {
    expect(status).toBe(503)
    expect(retry).toBe('2')
    expect(body).toContain('a little busy')
  }
  expect([...new Set(data.map(({ status }) => status))].sort()).toEqual([200, 503])
  for (const { retry, body } of data.filter(({ status }) => status === 503)) {
    expect(retry).toBe('2')
    expect(JSON.parse(body)).toMatchObject({ code: 503, data: { key: 'BUSY', retry_after: 2 } })
  }
  const late = data.slice(-data.length / 3)
  expect(Math.max(...late.map(({ ms }) => ms))).toBeLessThan(6000 * slowness())
  expect(health.filter(({ status, ms }) => status !== 200 || ms > 1500 * slowness())).toEqual([])
  const faults = said.split('\n').filter((line) => line.includes('"level":50'))
  expect(faults).toEqual([])

  await wait(1500)
  for (const path of [...known, ...unknown, '/api/goods']) expect((await ask(path)).status).toBe(200)
})

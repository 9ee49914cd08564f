import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { CallError, createClient, type Call } from '@fangshi/contract/client'
import { createOrder, payOrder } from '@fangshi/contract/orders'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newKey, testApp, type TestApp } from '../../../../test/app.ts'
import { makeAddress, makeGoods, makeShopper, makeStore, type MadeShopper } from '../../../../test/factories.ts'
import { audit } from '../../../audit.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

const program = fileURLToPath(new URL('../../../../test/server-process.ts', import.meta.url))

interface Server {
  process: ChildProcess
  address: string
}
let it: TestApp
const running: ChildProcess[] = []

async function start(): Promise<Server> {
  const { databaseUrl = '', dataDir } = it.ctx.config
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'silent' }
  // The test runner sets a MODE of its own, with another meaning.
  const env = { ...process.env, ...settings, MODE: 'demo' }
  const child = fork(program, { env, execArgv: [] })
  running.push(child)
  const fallen = once(child, 'exit').then(() => Promise.reject(new Error('the server process fell')))
  const [address] = (await Promise.race([once(child, 'message'), fallen])) as [string]
  fallen.catch(() => {})
  return { process: child, address }
}
const callOf = ({ token }: MadeShopper, { address }: Server): Call =>
  createClient({ origin: address, locale: () => 'zh-cn', tokens: { get: () => token, set: () => {} } })

beforeAll(async () => {
  it = await testApp()
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await it.close()
})

interface Buyer {
  shopper: MadeShopper
  address_id: number
}
const newBuyers = (count: number): Promise<Buyer[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const shopper = await makeShopper(it, { money_cents: 10_000 })
      return { shopper, address_id: await makeAddress(it.ctx.db, shopper.id) }
    }),
  )
const newSku = async (): Promise<number> => {
  const { store_id } = await makeStore(it.ctx.db)
  return (await makeGoods(it.ctx.db, store_id)).sku_ids[0] as number
}

test('64 buyers on two processes get exactly the 100 pieces there are', async () => {
  const [sku_id, buyers, servers] = await Promise.all([newSku(), newBuyers(64), Promise.all([start(), start()])])
  const results = await Promise.allSettled(
    buyers.flatMap(({ shopper, address_id }) =>
      servers.map((server) =>
        callOf(shopper, server)(createOrder, {
          body: { params: `sku-${sku_id}x1`, address_id, total_price: '16.00', again: true },
        }),
      ),
    ),
  )
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as CallError] : []))
  expect(results.length - refused.length).toBe(100)
  expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['STOCK_SHORT']))
  const { rows } = await it.ctx.db.pool.query(
    `select on_hand, reserved, (select count(*)::int from order_lines where sku_id = skus.id) as lines
       from skus where id = $1`,
    [sku_id],
  )
  expect(rows[0]).toEqual({ on_hand: 100, reserved: 100, lines: 100 })
})

test('the same bought on two processes at once is one order, and the other answer names it', async () => {
  const [sku_id, buyers, servers] = await Promise.all([newSku(), newBuyers(12), Promise.all([start(), start()])])
  const body = { params: `sku-${sku_id}x1`, total_price: '16.00' }
  for (const { shopper, address_id } of buyers) {
    const results = await Promise.allSettled(
      servers.map((server) => callOf(shopper, server)(createOrder, { body: { ...body, address_id } })),
    )
    const placed = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.group_no] : []))
    expect(placed).toHaveLength(1)
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as CallError] : []))
    expect(refused).toMatchObject([{ code: 409, key: 'ORDER_REPEATED', details: { group_no: placed[0] } }])
  }
})

test('calls that a killed process left unanswered are answered by another, once', async () => {
  const [sku_id, buyers, doomed] = await Promise.all([newSku(), newBuyers(40), start()])
  const other = await start()
  let answered = 0
  /**
   * Sends the call to the process that will be killed and, when no answer comes, again with the same key to the other
   * one.
   */
  const retried = async <T>({ shopper }: Buyer, send: (call: Call, key: string) => Promise<T>): Promise<T> => {
    const key = newKey()
    const first = await send(callOf(shopper, doomed), key).catch((error: unknown) => {
      if (error instanceof CallError) throw error
      return null
    })
    answered += 1
    if (answered === 25) doomed.process.kill('SIGKILL')
    return first ?? send(callOf(shopper, other), key)
  }
  const paid = await Promise.all(
    buyers.map(async (buyer) => {
      const body = { params: `sku-${sku_id}x1`, address_id: buyer.address_id, total_price: '16.00' }
      const { group_no } = await retried(buyer, (call, key) => call(createOrder, { body }, { key }))
      const ticket = await buyer.shopper.ticket()
      const payment = { group_no, method: 'balance', ticket } as const
      return retried(buyer, (call, key) => call(payOrder, { body: payment }, { key }))
    }),
  )
  expect(paid).toHaveLength(40)
  const { rows } = await it.ctx.db.pool.query(
    `select count(*)::int as orders, count(distinct user_id)::int as buyers, count(*) filter (where o.status = 'waiting_delivery')::int as paid,
            (select on_hand from skus where id = $1) as on_hand
       from orders o join order_lines l on l.order_id = o.id where l.sku_id = $1`,
    [sku_id],
  )
  expect(rows[0]).toEqual({ orders: 40, buyers: 40, paid: 40, on_hand: 60 })
})

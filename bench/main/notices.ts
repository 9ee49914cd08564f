import { openContext } from '../../apps/server/src/serve.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { deliveryOf } from '../../apps/server/src/modules/payments/simulator/deliveries.ts'
import { memoryStore } from '../../apps/server/src/modules/payments/simulator/store.ts'
import { usualControls, type World as SimulatedWorld } from '../../apps/server/src/modules/payments/simulator/world.ts'
import { askAs, order } from '../load/shop-calls.ts'
import { Connection, type Answer } from '../load/http-client.ts'
import { isAsked, numberOf, options } from '../load/options.ts'
import { savePaymentKeys } from '../world/payment-keys.ts'
import { cpuTimes, cpuUsed, family, isPostgres } from '../load/processes.ts'
import type { BenchShopper } from '../world/shoppers.ts'
import { percentile, sendSteadily } from '../load/steady-load.ts'
import type { World } from '../world/world.ts'

const perSecond = numberOf('rate', 100)
const budgetMs = 50
const warmUpSeconds = 2

interface Attempt {
  attempt_no: string
  channel: 'wechat' | 'alipay'
  amount_cents: number
}

/** Unpaid orders, each with an attempt that its provider has prepared, by both channels in turn. */
async function prepareAttempts(
  world: World,
  port: number,
  shoppers: readonly BenchShopper[],
  skuIds: readonly number[],
  count: number,
): Promise<Attempt[]> {
  const one = async (from: number): Promise<void> => {
    const connection = new Connection(port)
    for (let n = from; n < count; n += 10) {
      const shopper = shoppers[n % shoppers.length]!
      await order(askAs(shopper, connection), shopper, skuIds[(n * 13) % skuIds.length]!)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: 10 }, (_, from) => one(from)))
  const { rows } = await world.db.pool.query<Attempt>(
    `insert into payment_attempts (bill_id, attempt_no, channel, device, amount_cents, status, expires_at, next_query_at, created_at)
     select id, to_char(created_at, 'YYYYMMDDHH24MISS') || lpad(id::text, 10, '0'), case when id % 2 = 0 then 'wechat' else 'alipay' end,
            'scan', amount_cents, 'open', now() + interval '30 minutes', now() + interval '10 minutes', now()
       from bills where status = 'open' returning attempt_no, channel, amount_cents`,
  )
  return rows
}

/** The request that a provider sends for a payment, as bytes. */
function noticeOf(simulated: SimulatedWorld, { attempt_no, channel, amount_cents }: Attempt, n: number): Buffer {
  const trade_no = `${channel === 'wechat' ? '4200' : '2026'}${String(n).padStart(20, '0')}`
  const notice = { id: `bench-${n}`, event: 'payment', of: trade_no, tries: 0, next_at: null } as const
  const trade = {
    provider: channel,
    device: 'scan',
    out_trade_no: attempt_no,
    code: '',
    request: '',
    subject: 'bench',
    amount_cents,
    notify_url: `/api/payment/${channel}/scan`,
    expires_at: 0,
    is_known: true,
    state: 'PAID',
    payments: [{ trade_no, amount_cents, paid_at: Date.now() }],
    refunds: [],
    notices: [notice],
  } as const
  const { url, headers, body } = deliveryOf(simulated, structuredClone(trade) as never, notice)
  const bytes = Buffer.from(body ?? '')
  const lines = Object.entries({ ...headers, host: '127.0.0.1', 'content-length': String(bytes.length) })
  const head = [`POST ${url} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), bytes])
}

const expectDone = ({ status, body }: Answer): void => {
  if (status !== 204 && body !== 'success') throw new Error(`notice: ${status} ${body.slice(0, 200)}`)
}

/** Budget: at 100 notices a second 95 of 100 have paid their bill within 50 ms. */
export async function measureNotices(
  world: World,
  shoppers: readonly BenchShopper[],
  skuIds: readonly number[],
): Promise<void> {
  if (!isAsked('notices')) return
  const settings = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, LOG_LEVEL: 'error' }
  const ctx = openContext({ ...readConfig(settings, world.dataDir), databaseUrl: world.databaseUrl })
  const keys = await savePaymentKeys(ctx)
  await ctx.db.close()
  const shop = await world.serve({ WORKERS: '1', PUBLIC_URL: 'https://shop.example' })
  const count = (warmUpSeconds + options.seconds) * perSecond
  const attempts = await prepareAttempts(world, shop.port, shoppers, skuIds, count)
  const simulated = { keys, store: memoryStore(), controls: usualControls(), now: Date.now, walletUrl: String }
  const requests = attempts.slice(0, count).map((attempt, n) => noticeOf(simulated, attempt, n))
  await world.db.pool.query('vacuum analyze')
  const cpu = (): Map<number, number> => cpuTimes(family(process.pid).filter((pid) => pid !== process.pid))
  const how = { perSecond, check: expectDone }
  await sendSteadily(shop.port, requests.splice(0, warmUpSeconds * perSecond), how)
  const before = cpu()
  const times = await sendSteadily(shop.port, requests, how)
  const after = cpu()
  await shop.stop()
  const used = (which: (pid: number) => boolean): string =>
    (cpuUsed(before, new Map([...after].filter(([pid]) => which(pid)))) / times.length).toFixed(2)
  const { rows } = await world.db.pool.query<{ paid: number }>(
    `select count(*)::int as paid from bills b join payment_attempts a on a.bill_id = b.id
      where b.status = 'paid' and a.status = 'succeeded' and a.channel <> 'balance'`,
  )
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  const isWithin = p95 <= budgetMs && rows[0]?.paid === count
  console.log(
    `notice → paid, ${perSecond} a second             ${rows[0]?.paid} of ${count} paid, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (budget ${budgetMs}), cpu node ${used((pid) => !isPostgres(pid))} + PostgreSQL ${used(isPostgres)} ms ${isWithin ? '✓' : '✗'}`,
  )
  if (options.isChecked && !isWithin) process.exitCode = 1
}

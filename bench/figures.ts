import * as of from '@fangshi/contract/figures'
import { parseMoney } from '@fangshi/contract/money'
import { formatDate } from '@fangshi/contract/time'
import { prepareModules } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import type { Database } from '../apps/server/src/kernel/db/db.ts'
import { migrate } from '../apps/server/src/kernel/db/migrate.ts'
import { inTx } from '../apps/server/src/kernel/db/tx.ts'
import { foldFiguresTimer } from '../apps/server/src/modules/figures/fold.timers.ts'
import { openContext } from '../apps/server/src/serve.ts'
import { direct } from '../apps/server/test/figures/direct.ts'
import { fillBare } from './bare-tables.ts'
import { Connection, request } from './http-client.ts'
import { insertManyOrders } from './many-orders.ts'
import { insertManyRows } from './many-rows.ts'
import { mintAdmin, mintSeller } from './staff.ts'
import { openWorld } from './world.ts'

/**
 * `npm run bench:figures`: the dashboards over a year with a million orders (rules §13): each widget's p95 beside its budget, and every
 * figure of 20 random windows beside a direct query of the base tables. `--rows=n` seeds fewer orders, `--data=folder` keeps the
 * database for the next run; with `--check` it fails above the budget or at a difference.
 */
const option = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const rows = Number(option('rows') ?? 1_000_000)
const budgetMs = 150
const calls = 60
const dayMs = 24 * 60 * 60 * 1000

/** Bills and attempts of the paid orders, and a refund of every thirtieth. */
const bills = `
  insert into bills (kind, ref_id, user_id, amount_cents, status, paid_at, created_at)
  select 'order_group', group_id, user_id, total_cents, 'paid', paid_at, created_at from orders where paid_at is not null order by id`
const attempts = `
  insert into payment_attempts (bill_id, attempt_no, channel, device, amount_cents, status, expires_at, created_at)
  select b.id, 'a' || b.id || n, case b.id % 3 when 0 then 'balance' when 1 then 'wechat' else 'alipay' end,
         case b.id % 3 when 0 then '' when 1 then 'scan' else 'wap' end, b.amount_cents,
         case n when 0 then 'succeeded' else 'closed' end, case when b.id % 3 <> 0 then b.paid_at end, b.created_at
    from bills b, lateral (select generate_series(0, case when b.id % 5 = 1 then 1 else 0 end) as n) n order by b.id`
const refunds = `
  insert into refunds (refund_no, order_id, order_no, store_id, user_id, kind, status, reason, goods_cents, freight_cents, created_at, ended_at)
  select 'R' || id, id, order_no, store_id, user_id, 'refund', 'refunded', 'other', 1000, 0, paid_at, paid_at + interval '3 days'
    from orders where id % 30 = 0 and paid_at < now() - interval '4 days' order by id`
const refundLines = `
  insert into refund_lines (refund_id, order_line_id, buy_num, amount_cents, most_cents, refunded_num, is_sent)
  select r.id, l.id, 1, 1000, 1000, 1, true from refunds r, lateral (select min(id) as id from order_lines where order_id = r.order_id) l order by r.id`

/** Fills the database, unless it was filled by a run before, and folds all of it. */
async function fill(db: Database): Promise<void> {
  if ((await db.pool.query('select from users limit 1')).rowCount) return
  await insertManyRows(db, rows)
  await insertManyOrders(db, rows)
  const tables = ['bills', 'payment_attempts', 'refunds', 'refund_lines']
  await fillBare(db, { tables, quiet: [] }, async (run) => {
    for (const one of [bills, attempts, refunds]) await run(one)
    await run('analyze refunds')
    await run(refundLines)
  })
}

/** The p95 of a call by two clients at once, in ms. */
async function p95Of(port: number, path: string, token: string): Promise<number> {
  const bytes = request('GET', `/api${path}`, { authorization: `Bearer ${token}` })
  const times: number[] = []
  const clients = [new Connection(port), new Connection(port)]
  for (const client of clients) {
    const { status, body } = await client.send(bytes)
    if (status !== 200) throw new Error(`${path}: ${body.slice(0, 300)}`)
  }
  await Promise.all(
    clients.map(async (client) => {
      for (let call = 0; call < calls / clients.length; call++) {
        const begun = performance.now()
        await client.send(bytes)
        times.push(performance.now() - begun)
      }
      client.close()
    }),
  )
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

interface Window {
  from: string
  to: string
}
const random = (below: number): number => Math.floor(Math.random() * below)

/** A window of up to a year that ends today or before. */
function randomWindow(): Window {
  const days = 1 + random(366)
  const to = new Date(Date.now() - random(300) * dayMs)
  return { from: formatDate(new Date(to.getTime() - (days - 1) * dayMs)), to: formatDate(to) }
}

async function read<Data>(port: number, path: string, token: string): Promise<Data> {
  const connection = new Connection(port)
  const { body } = await connection.send(request('GET', `/api${path}`, { authorization: `Bearer ${token}` }))
  connection.close()
  return (JSON.parse(body) as { data: Data }).data
}

/** What differs between the dashboards of a window and the base tables. */
async function differences(db: Database, port: number, token: string, store: number | null, days: Window) {
  const area = store === null ? '/Admin' : '/Seller'
  const query = new URLSearchParams({ ...days }).toString()
  const from = new Date(`${days.from}T00:00:00+08:00`)
  const until = new Date(new Date(`${days.to}T00:00:00+08:00`).getTime() + dayMs)
  const ask = (what: Parameters<typeof direct>[1]) => direct(db, what, store, from, until)
  const cents = (money: string): number => parseMoney(money) as number
  const { now } = await read<of.SalesAnswer>(port, `${area}/dashboard/order?${query}`, token)
  const { net: _net, average: _average, ...told } = now
  const sales = { ...told, sales: cents(told.sales), subsidy: cents(told.subsidy), refunded: cents(told.refunded) }
  const goods = await read<of.TopGoods[]>(port, `${area}/dashboard/order/goods?${query}`, token)
  const hours = await read<of.WeekHour[]>(port, `${area}/dashboard/order/hours?${query}`, token)
  const provinces = await read<of.ProvinceSales[]>(port, `${area}/dashboard/order/provinces?${query}`, token)
  const pairs: [string, unknown, unknown][] = [
    ['sums', [sales], await ask('sums')],
    [
      'goods',
      goods.map(({ goods_id, units, amount }) => ({ goods_id, units, amount: cents(amount) })),
      await ask('goodsByAmount'),
    ],
    ['hours', hours.map((hour) => ({ ...hour, sales: cents(hour.sales) })), await ask('hours')],
    [
      'provinces',
      provinces.map(({ code, orders, sales: money }) => ({ name: code, orders, sales: cents(money) })),
      await ask('provinces'),
    ],
  ]
  const sorted = (value: unknown): string =>
    JSON.stringify(value, (_, one: unknown) =>
      one && typeof one === 'object' && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).toSorted()) : one,
    )
  return pairs.filter(([, told_, asked]) => sorted(told_) !== sorted(asked))
}

async function main(): Promise<boolean> {
  const world = await openWorld(option('data'))
  try {
    await migrate(world.databaseUrl)
    const settings = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, LOG_LEVEL: 'error' }
    const ctx = openContext({ ...readConfig(settings, world.dataDir), databaseUrl: world.databaseUrl })
    await inTx(ctx.db, (tx) => prepareModules(tx, ctx))
    await fill(world.db)
    const pending = (await world.db.pool.query<{ n: number }>('select count(*)::int as n from figures_pending')).rows[0]
      ?.n
    const begun = performance.now()
    await foldFiguresTimer.run(ctx)
    console.log(`${pending} events folded in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    await world.db.pool.query('vacuum analyze')
    await ctx.db.close()
    const [admin, seller] = [await mintAdmin(world.db), await mintSeller(world.db)]
    const { port, stop } = await world.serve()
    const to = formatDate(new Date())
    const year = new URLSearchParams({ from: formatDate(new Date(Date.now() - 364 * dayMs)), to }).toString()
    let isGood = true
    for (const route of Object.values(of)) {
      if (typeof route !== 'object' || !('path' in route)) continue
      const ms = await p95Of(port, `${route.path}?${year}`, route.area === 'Admin' ? admin : seller)
      isGood &&= ms <= budgetMs
      console.log(
        `${route.path.padEnd(40)} p95 ${ms.toFixed(1).padStart(6)} ms of ${budgetMs}  ${ms <= budgetMs ? '✓' : '✗'}`,
      )
    }
    let different = 0
    for (let window = 0; window < 20; window++) {
      const [token, store] = window % 2 ? [seller, 1] : [admin, null]
      const days = randomWindow()
      for (const [what, told, asked] of await differences(world.db, port, token, store, days)) {
        different++
        console.log(
          `${what} of ${days.from} to ${days.to}: told ${JSON.stringify(told).slice(0, 400)}, there are ${JSON.stringify(asked).slice(0, 400)}`,
        )
      }
    }
    console.log(`20 windows beside the base tables: ${different} differences`)
    await stop()
    return isGood && different === 0
  } finally {
    await world.close()
  }
}

if (!(await main()) && process.argv.includes('--check')) process.exitCode = 1

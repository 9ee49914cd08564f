import { prepareModules } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import type { Context } from '../../apps/server/src/context.ts'
import type { Database } from '../../apps/server/src/kernel/db/db.ts'
import { migrate } from '../../apps/server/src/kernel/db/migrate.ts'
import { inTx } from '../../apps/server/src/kernel/db/tx.ts'
import { foldFiguresTimer } from '../../apps/server/src/modules/figures/fold.timers.ts'
import { openContext } from '../../apps/server/src/serve.ts'
import { fillBare } from './bare-tables.ts'
import { attempts, bills } from './many-payments.ts'
import { insertManyOrders } from './many-orders.ts'
import { insertManyRows } from './many-rows.ts'
import type { World } from '../world/world.ts'

const yearS = 365 * 24 * 60 * 60

/** The triggers of users were off while they were inserted. */
const registered = `insert into figures_pending (kind, ref_id) select 'user', id from users where belong_id is null`
/** Of every thirtieth order. */
const refunds = `
  insert into refunds (refund_no, order_id, order_no, store_id, user_id, kind, status, reason, goods_cents, freight_cents, created_at, ended_at)
  select 'R' || id, id, order_no, store_id, user_id, 'refund', 'refunded', 'other', 1000, 0, paid_at, paid_at + interval '3 days'
    from orders where id % 30 = 0 and paid_at < now() - interval '4 days' order by id`
const refundLines = `
  insert into refund_lines (refund_id, order_line_id, buy_num, amount_cents, most_cents, refunded_num, is_sent)
  select r.id, l.id, 1, 1000, 1000, 1, true from refunds r, lateral (select min(id) as id from order_lines where order_id = r.order_id) l order by r.id`
/** Every third goods was looked at each tenth day. */
const visits = `
  insert into goods_visits (goods_id, day, views, carts)
  select id, day::date, 1 + id % 7, id % 3 from goods, generate_series(now() - interval '350 days', now(), interval '10 days') day where id % 3 = 0`
const storeVisits = `
  insert into store_visits (store_id, day, visits, views, carts)
  select s.id, v.day, sum(views), sum(views), sum(carts) from goods_visits v join goods g on g.id = v.goods_id
   cross join lateral (values (g.store_id), (0)) s(id) group by 1, 2`

/** A context of this process over the world's database, brought up to date. */
export async function prepare(world: World, more: Record<string, string> = {}): Promise<Context> {
  await migrate(world.databaseUrl)
  const settings = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, LOG_LEVEL: 'error', ...more }
  const ctx = openContext({ ...readConfig(settings, world.dataDir), databaseUrl: world.databaseUrl })
  await inTx(ctx.db, (tx) => prepareModules(tx, ctx))
  return ctx
}

async function fill(db: Database, orders: number): Promise<void> {
  await insertManyRows(db, orders)
  await insertManyOrders(db, orders, yearS / orders)
  const tables = ['bills', 'payment_attempts', 'refunds', 'refund_lines']
  await fillBare(db, { tables, quiet: [] }, async (run) => {
    for (const one of [registered, bills, attempts, refunds]) await run(one)
    await run('analyze refunds')
    await run(refundLines)
    await run(visits)
    await run(storeVisits)
  })
}

/** Generates a year of so many orders, unless a run before has, and folds all of it. */
export async function openYear(world: World, orders: number): Promise<void> {
  const ctx = await prepare(world)
  try {
    const isFilled = (await world.db.pool.query('select from users limit 1')).rowCount
    if (!isFilled) await fill(world.db, orders)
    const { rows } = await world.db.pool.query<{ n: number }>('select count(*)::int as n from figures_pending')
    const begun = performance.now()
    await foldFiguresTimer.run(ctx)
    console.log(`${rows[0]?.n} events folded in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    const client = await world.db.pool.connect()
    await client.query('set statement_timeout = 0')
    await client.query('vacuum analyze')
    client.release(true)
  } finally {
    await ctx.db.close()
  }
}

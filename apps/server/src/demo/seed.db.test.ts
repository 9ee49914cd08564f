import { refundStatuses } from '@fangshi/contract/refund-states'
import { providerChannels } from '@fangshi/contract/status'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoLogins } from '@fangshi/demo/logins'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTx } from '../kernel/db/tx.ts'
import { mintAdmin, mintSeller } from '../../test/accounts.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { differencesOf } from '../../test/figures/differences.ts'
import { readDue } from '../modules/books/read-books.ts'
import { reconcileTimer } from '../modules/books/reconcile.timers.ts'
import { readPrivate } from '../modules/files/public.ts'
import { loadGeo } from '../modules/geo/public.ts'
import { attemptsTimer } from '../modules/payments/attempts/query-attempts.timers.ts'
import { demoSimulator } from '../modules/payments/demo-simulator/demo-simulator.ts'
import { openSimulator } from '../modules/payments/public.ts'
import { refundsTimer } from '../modules/payments/refunds/send-refunds.timers.ts'
import { throughHandler } from '../pages/simulator/through-handler.ts'
import { prepareSynonyms } from '../modules/catalog/search-index/prepare-synonyms.ts'
import { listGoods } from '../modules/catalog/search/list-goods.ts'
import { absentThings, everydayQueries } from './everyday-queries.ts'
import { steps, type Step } from './progress.ts'
import { seedDemo } from './seed.ts'
import { audit } from '../audit.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

let app: TestApp
const reported: Step[] = []
const hourOfPlan = new Date('2026-03-15T20:00:00+08:00')

beforeAll(async () => {
  app = await testApp()
  app.setNow(new Date('2026-03-15T20:30:00+08:00'))
  await inTx(app.ctx.db, loadGeo)
  expect(await seedDemo(app.ctx, { progress: (step) => void reported.push(step) })).toBe(true)
}, 300_000)
afterAll(() => app.close())

async function rows<Row>(sql: string): Promise<Row[]> {
  return (await app.ctx.db.pool.query(sql)).rows as Row[]
}
const count = async (table: string): Promise<number> =>
  Number((await rows<{ n: number }>(`select count(*) as n from ${table}`))[0]?.n)

test('the whole catalogue is there, each step was told', async () => {
  expect(reported).toEqual(Object.keys(steps))
  expect(
    await Promise.all(
      [`stores where verify = 'passed'`, 'goods where listed', 'skus', 'goods_classes', 'goods_brands'].map(count),
    ),
  ).toEqual([15, 131, 407, 134, 24])
  expect(await count('goods where is_master')).toBe(14)
  expect(await count('goods_search')).toBe(133)
  expect(await count('advs')).toBe(8)
  expect(await count('app_versions')).toBe(4)
  expect(await count('article_menus where pid is null')).toBe(4)
})

test('there is a store in each state, with documents whose files open, and a change of documents that waits', async () => {
  const states = await rows<{ state: string; n: number }>(
    `select verify || ' ' || status as state, count(*)::int as n from stores group by 1 order by 1`,
  )
  expect(states.map(({ state, n }) => `${n} ${state}`)).toEqual([
    '1 denied closed',
    '1 filling_in closed',
    '14 passed open',
    '1 passed suspended',
    '1 verifying closed',
  ])
  expect(await count(`store_documents where id_card_hash is not null and id_card_no like 'sealed:%'`)).toBe(17)
  expect(await count(`document_changes where status = 'pending'`)).toBe(1)
  const files = await rows<{ url: string }>(`select url from files where is_private`)
  // Of each store three, and both sides of the cards of two shoppers.
  expect(files).toHaveLength(17 * 3 + 2 * 2)
  const [first] = files
  const shown = await readPrivate(app.ctx, first!.url.replace('/api/files/', ''))
  expect([shown.type, shown.size > 1000]).toEqual(['image/webp', true])
})

test('goods wait to be examined, one was rejected, one is held back; the demo store has pictures in folders', async () => {
  expect(await count(`goods_versions where state = 'to_review'`)).toBe(3)
  expect(await count(`goods_versions where state = 'rejected'`)).toBe(1)
  expect(await count(`goods where review = 'to_review'`)).toBe(1)
  expect(await count(`goods where off_reason is not null`)).toBe(1)
  expect(await count(`skus k join goods g on g.id = k.goods_id where on_hand - reserved <= low_stock`)).toBeGreaterThan(
    10,
  )
  expect(await count(`file_spaces where dir_id is not null`)).toBeGreaterThan(10)
})

test('every picture of the database is among the uploads, in all sizes', async () => {
  const urls = await rows<{ url: string }>(
    `select unnest(images) as url from goods union select image from skus union select image from goods_values
      union select thumb from goods_classes union select thumb from goods_brands union select store_logo from stores
      union select store_face_image from stores union select image from advs union select image_phone from advs
      union select (regexp_matches(content->>'en', 'src="([^"]+)"', 'g'))[1] from goods`,
  )
  const named = urls.map(({ url }) => url).filter((url) => url !== '')
  expect(named.length).toBeGreaterThan(600)
  const files = named.flatMap((url) => ['', '_320', '_640'].map((size) => url.replace('.webp', `${size}.webp`)))
  expect(files.filter((file) => !existsSync(join(app.ctx.config.dataDir, file)))).toEqual([])
})

test('there are several orders in every state, for the demo shopper and for the demo seller', async () => {
  const states = ['cancelled', 'completed', 'waiting_comment', 'waiting_delivery', 'waiting_payment', 'waiting_receipt']
  const ofShopper = `join users u on u.id = o.user_id and u.username = '${demoLogins.shopper}'`
  const ofSeller = `join stores s on s.id = o.store_id join users u on u.id = s.user_id and u.username = '${demoLogins.seller}'`
  for (const join of [ofShopper, ofSeller]) {
    const found = await rows<{ status: string; n: number }>(
      `select o.status, count(*)::int as n from orders o ${join} where o.status not in ('after_sale_completed', 'waiting_group') group by 1 order by 1`,
    )
    expect(found.map(({ status }) => status)).toEqual(states)
    for (const { status, n } of found) expect(n, status).toBeGreaterThanOrEqual(2)
  }
  expect(await count('orders')).toBeGreaterThan(550)
  expect(await count(`parcels`)).toBeGreaterThan(400)
  expect(await count(`parcel_tracks where delivered_at is null`)).toBeGreaterThan(3)
  expect(
    await count(
      `order_lines l join orders o on o.id = l.order_id and o.shipped_at is not null where parcel_id is null`,
    ),
  ).toBe(0)
})

test('there is a refund request in each state, and the demo shopper has some', async () => {
  const found = await rows<{ status: string }>('select distinct status from refunds order by 1')
  expect(found.map(({ status }) => status)).toEqual(refundStatuses.toSorted())
  const ofShopper = `refunds r join users u on u.id = r.user_id and u.username = '${demoLogins.shopper}'`
  expect(await count(ofShopper)).toBeGreaterThan(0)
  expect(await count(`refunds where waits_for = 'platform'`)).toBeGreaterThan(0)
  expect(
    await count(
      `refunds r join orders o on o.id = r.order_id where o.shipped_at is null and r.reason <> 'group_failed'`,
    ),
  ).toBe(2)
})

test('groups of group buys are in every state, some wait for one person more, and the demo shopper opened one', async () => {
  const found = await rows<{ state: string }>('select distinct state from collective_groups order by 1')
  expect(found.map(({ state }) => state)).toEqual(['completed', 'failed', 'open'])
  const paid = `(select count(*) from collective_seats t where t.group_id = g.id and t.state = 'paid')`
  expect(await count(`collective_groups g where state = 'open' and people - ${paid} = 1`)).toBeGreaterThan(3)
  const own = `collective_seats t join users u on u.id = t.user_id and u.username = '${demoLogins.shopper}'`
  expect(await count(`${own} where t.is_founder and t.state = 'paid'`)).toBe(1)
  expect(await count(`orders where status = 'waiting_group'`)).toBeGreaterThan(10)
})

test('the last move of each order gave it its status', async () => {
  const wrong = await rows(
    `select o.id from orders o where o.status <> (select h.status from order_history h where h.order_id = o.id order by h.id desc limit 1)`,
  )
  expect(wrong).toEqual([])
})

test('timers moved orders at their own time, and nothing is dated after the hour of the plan', async () => {
  const late = await rows(
    `select h.move, h.created_at from order_history h join orders o on o.id = h.order_id join order_groups g on g.id = o.group_id
      where h.by_kind = 'timer' and not exists (select from refunds r where r.order_id = o.id) and h.created_at not between
            case h.move when 'cancel' then g.pay_before when 'receive' then o.shipped_at + interval '7 days'
                        else o.received_at + interval '7 days' end
        and case h.move when 'cancel' then g.pay_before when 'receive' then o.shipped_at + interval '10 days'
                        else o.received_at + interval '7 days' end + interval '1 minute'`,
  )
  expect(late).toEqual([])
  expect(await count(`order_history where by_kind = 'timer' and move = 'receive'`)).toBeGreaterThan(20)
  for (const table of [
    'order_groups',
    'orders',
    'order_history',
    'bills',
    'payment_attempts',
    'stock_movements',
    'ledger_transactions',
    'ledger_postings',
    'carts',
    'favorites',
    'parcel_traces',
  ])
    expect(
      await count(`${table} where ${table === 'parcel_traces' ? 'time' : 'created_at'} > '2026-03-15T12:00:00Z'`),
      table,
    ).toBe(0)
})

test('money, stock and sales add up', async () => {
  expect(await count(`ledger_accounts where balance < 0 and bound <> 'max0'`)).toBe(0)
  const shopper = await rows<{ balance: number }>(
    `select sum(a.balance) as balance from ledger_accounts a join users u on u.id = a.owner_id and u.username = 'shopper'
      where a.owner_kind = 'user' and a.kind in ('money', 'prepaid')`,
  )
  expect(Number(shopper[0]?.balance)).toBeGreaterThanOrEqual(500_000)
  expect(await audit(app.ctx.db)).toEqual([])
})

test('orders were paid through each channel, also those of the demo shopper and the demo seller; so were top-ups', async () => {
  const channels = ['alipay', 'balance', 'wechat']
  const ofShopper = `join users u on u.id = o.user_id and u.username = '${demoLogins.shopper}'`
  const ofSeller = `join stores s on s.id = o.store_id join users u on u.id = s.user_id and u.username = '${demoLogins.seller}'`
  for (const join of [ofShopper, ofSeller]) {
    const found = await rows<{ name: string }>(
      `select distinct payment_name as name from orders o ${join} where paid_at is not null order by 1`,
    )
    expect(found.map(({ name }) => name)).toEqual(channels)
  }
  const topUps = await rows<{ state: string }>(
    `select distinct coalesce(a.channel || ' ', '') || t.status as state from top_ups t join bills b on b.kind = 'top_up' and b.ref_id = t.id
       left join payment_attempts a on a.bill_id = b.id and a.status = 'succeeded' order by 1`,
  )
  expect(topUps.map(({ state }) => state)).toEqual(['alipay paid', 'cancelled', 'wechat paid'])
  expect(await count(`bills b join payment_refunds r on r.bill_id = b.id where b.kind = 'top_up'`)).toBe(1)
})

test('refunds to each source have arrived, are under way since hours and days, or were refused and went to the balance', async () => {
  const found = await rows<{ state: string }>(
    `select distinct channel || ' ' || status as state from payment_refunds order by 1`,
  )
  expect(found.map(({ state }) => state)).toEqual([
    'alipay paid',
    'balance paid',
    'wechat paid',
    'wechat processing',
    'wechat refused',
  ])
  const { refunds } = await readDue({ ...app.ctx, now: () => hourOfPlan })
  expect(refunds.filter((group) => group.count > 0).map(({ days }) => days)).toEqual([0, 1, 3])
})

test('payments that fitted no bill stand in suspense, with what sent them back', async () => {
  const found = await rows<{ state: string }>(
    `select p.channel || ' ' || p.unmatched || ' ' || r.status as state from received_payments p
       join payment_refunds r on r.received_id = p.id and r.bill_id is null where p.unmatched is not null order by p.paid_at desc`,
  )
  expect(found.map(({ state }) => state)).toEqual([
    'wechat paid_before processing',
    'alipay bill_closed paid',
    'alipay paid_before paid',
  ])
})

test('channels paid out every week, stores have statements of two months', async () => {
  const payouts = await rows<{ channel: string; n: number }>(
    'select channel, count(*)::int as n from channel_payouts where amount_cents > 0 and fee_cents > 0 group by 1 order by 1',
  )
  expect(payouts.map(({ channel }) => channel)).toEqual(['alipay', 'wechat'])
  for (const { n } of payouts) expect(n).toBeGreaterThanOrEqual(11)
  const [statements] = await rows<{ stores: number; own: number; days: number }>(
    `select count(distinct s.store_id)::int as stores, (select count(*) from settlement_statements m join stores on stores.id = m.store_id
                 join users u on u.id = stores.user_id where u.username = '${demoLogins.seller}')::int as own, extract(day from max(r.started_at) - min(r.started_at))::int as days
       from settlement_statements s join settlement_runs r on r.id = s.run_id`,
  )
  expect(statements?.stores).toBeGreaterThan(10)
  expect(statements?.own).toBeGreaterThan(4)
  expect(statements?.days).toBeGreaterThanOrEqual(55)
  expect(await count(`ledger_transactions where event = 'settled_refund'`)).toBe(1)
})

test('the providers hold what our books say, but for two payments at the till of a store: one is explained, one open', async () => {
  const held = await rows<{ channel: string; cents: number }>(
    `select replace(a.kind, 'clearing_', '') as channel, -sum(p.amount) as cents from ledger_accounts a
       join ledger_postings p on p.account_id = a.id join ledger_transactions t on t.id = p.transaction_id
      where a.owner_kind = 'channel' and t.event <> 'channel_payout' group by 1`,
  )
  const differences = await rows<{ channel: string; status: string; fault: string; cents: number }>(
    'select channel, status, fault, their_money_cents as cents from reconciliation_differences order by id',
  )
  expect(differences).toEqual([
    { channel: 'wechat', status: 'closed', fault: 'missing_here', cents: 6600 },
    { channel: 'wechat', status: 'open', fault: 'missing_here', cents: 12_800 },
  ])
  const ledger = await demoSimulator({ ...app.ctx, now: () => hourOfPlan }).ledger()
  for (const channel of providerChannels) {
    const theirs = ledger
      .filter(({ provider }) => provider === channel)
      .reduce((sum, { paid_cents, refunded_cents }) => sum + paid_cents - refunded_cents, 0)
    const ours = held.find((one) => one.channel === channel)?.cents ?? 0
    expect(theirs - Number(ours), channel).toBe(channel === 'wechat' ? 6600 + 12_800 : 0)
  }
  expect(await count('reconciliations')).toBe(14)
})

test('there are withdrawals in each state, of shoppers and of stores', async () => {
  const states = await rows<{ owner_kind: string; status: string }>(
    'select distinct owner_kind, status from withdrawals order by owner_kind desc, status',
  )
  expect(states.map(({ owner_kind, status }) => `${owner_kind} ${status}`)).toEqual([
    ...['approved', 'bounced', 'cancelled', 'paid', 'refused', 'requested'].map((status) => `user ${status}`),
    ...['approved', 'paid', 'refused', 'requested'].map((status) => `store ${status}`),
  ])
  expect(await count(`withdrawals where needs_second and first_approver_id is not null and status = 'requested'`)).toBe(
    1,
  )
})

test('the pages of stores list what the platform decided about them', async () => {
  const decided = await rows<{ verify: string; status: string; log: string[] }>(
    `select s.verify, s.status, array_agg(l.action || ' ' || coalesce(l.after->>'verify', l.after->>'status') order by l.id) as log
       from stores s left join audit_logs l on l.target = s.id::text and l.action in ('Admin.stores.verify', 'Admin.stores.suspend')
      where s.verify in ('passed', 'denied') group by s.id, s.verify, s.status`,
  )
  const logs = new Set(decided.map(({ verify, status, log }) => [verify, status, ...log].join(', ')))
  expect([...logs].toSorted()).toEqual([
    'denied, closed, Admin.stores.verify denied',
    'passed, open, Admin.stores.verify passed',
    'passed, suspended, Admin.stores.verify passed, Admin.stores.suspend suspended',
  ])
})

test('a second seeding does nothing', async () => {
  expect(await seedDemo(app.ctx, { progress: () => {} })).toBe(false)
  expect(await count('admins')).toBe(2)
})

test('on the next days providers and jobs find everything as it should be, and nothing is logged', async () => {
  const simulator = openSimulator(app.ctx)
  const logged = vi.spyOn(app.ctx.log, 'warn')
  for (const day of ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-23']) {
    app.setNow(new Date(`${day}T11:00:00+08:00`))
    await simulator?.deliver(throughHandler(app.app))
    for (const timer of [attemptsTimer, refundsTimer, reconcileTimer]) await timer.run(app.ctx)
  }
  expect(logged.mock.calls).toEqual([])
  expect(await count(`payment_refunds where status in ('due', 'processing')`)).toBe(0)
  expect(await count('reconciliation_differences')).toBe(2)
  expect(await count('reconciliations')).toBeGreaterThan(16)
  expect(await audit(app.ctx.db)).toEqual([])
})

test('everyday queries in both languages find what people mean among the first ten', async () => {
  await inTx(app.ctx.db, prepareSynonyms)
  const ids = new Map(
    (await rows<{ id: number; goods_no: string }>('select id, goods_no from goods')).map((row) => [
      row.goods_no,
      row.id,
    ]),
  )
  const missed: string[] = []
  const places: string[] = []
  for (const [query, ...keys] of everydayQueries) {
    const { data } = await listGoods(app.ctx.db, { keywords: query, per_page: 10 }, 'zh-cn', app.ctx.now())
    const placeOf = (key: string): number => data.findIndex(({ id }) => id === ids.get(key)) + 1
    const lacking = keys.filter((key) => !placeOf(key))
    if (lacking.length) missed.push(`${query}: ${lacking.join(', ')} not among ${data.length}`)
    places.push(`${query} ${keys.map((key) => placeOf(key) || '–').join(' ')}`)
  }
  console.log(`The places of what is meant, of ${everydayQueries.length} everyday queries:\n${places.join(' · ')}`)
  expect(everydayQueries.length).toBeGreaterThanOrEqual(150)
  expect(missed.length / everydayQueries.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
})

test('what is not sold finds nothing instead of what only sounds or looks like it', async () => {
  const found = new Map<string, string[]>()
  for (const query of absentThings) {
    const { data } = await listGoods(
      app.ctx.db,
      { keywords: query, per_page: 10 },
      /[a-z]/.test(query) ? 'en' : 'zh-cn',
      app.ctx.now(),
    )
    if (data.length)
      found.set(
        query,
        data.map(({ goods_name }) => goods_name),
      )
  }
  expect(Object.fromEntries(found)).toEqual({})
})

test('goods that are only near what was typed are named so', async () => {
  const isNear = async (keywords: string) => (await listGoods(app.ctx.db, { keywords }, 'zh-cn', app.ctx.now())).is_near
  expect([await isNear('太灯'), await isNear('台灯'), await isNear('锅')]).toEqual([true, false, false])
})

test('every figure of the dashboards equals the base tables, of the platform and of a store', async () => {
  const { db } = app.ctx
  const [seller] = await rows<{ id: number; user_id: number }>(
    `select s.id, s.user_id from stores s join users u on u.id = s.user_id where u.username = '${demoLogins.seller}'`,
  )
  const admin = app.as((await mintAdmin(app)).token, 'Admin')
  const store = app.as((await mintSeller(app, seller)).token, 'Seller')
  for (const [from, to] of [
    ['2026-03-15', '2026-03-15'],
    ['2026-02-14', '2026-03-15'],
    ['2025-12-17', '2026-03-15'],
    ['2025-03-16', '2026-03-15'],
  ] as const) {
    expect(await differencesOf(db, admin, null, { from, to })).toEqual([])
    expect(await differencesOf(db, store, seller?.id as number, { from, to })).toEqual([])
  }
})

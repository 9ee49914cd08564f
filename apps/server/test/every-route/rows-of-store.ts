import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { TestApp } from '../app.ts'
import { makeGoods, makeStore, orderAt } from '../factories.ts'
import { picture, sendFile } from '../files/uploads.ts'
import { mintStaff } from '../accounts.ts'
import { inPaths } from './foreign-ids.ts'
import { sampleForm } from './sample-form.ts'
import { setPayPassword } from '../withdrawals.ts'
import { createSession } from '../../src/modules/accounts/public.ts'
import { product } from '../../src/app.ts'
import { timer } from '../../src/kernel/http/who.ts'
import { writeReport } from '../../src/modules/reports/write-report.ts'
import { inTx } from '../../src/kernel/db/tx.ts'

/** A store with a row of every kind that its back office works on: their ids, and the tokens of its accounts. */
export interface RowsOfStore {
  store_id: number
  user_id: number
  owner: string
  /** A sub-account whose role has no right at all. */
  staff: string
  order: number
  refund: number
  return_request: number
  line: number
  posting: number
  bank_card: number
  withdrawal: number
  statement: number
  goods: number
  sku: number
  claimed_coupon: number
  comment: number
  /** The shopper of the order. */
  customer: number
  attr: number
  value: number
  freight: number
  /** Of the goods, and what somebody earned of a sale. */
  distribution: number
  distribution_log: number
  /** Drafts. */
  collective: number
  seckill: number
  /** A conversation with the shopper of the order. */
  chat: number
  role: number
  account: number
  /** A session of the owner. */
  session: number
  /** The owner's notifications. */
  notification: number
  /** A view of the owner’s list of orders. */
  saved_view: number
  report: number
  /** An entry of its log. */
  audit_log: number
  folder: number
  picture: number
  /** An uploaded picture that is in no folder. */
  upload: string
  /** The end of a private file's address. */
  file: string
  /** A row of each remaining resource, by the resource's name. */
  plain: Readonly<Record<string, number>>
}

/** Fills a new store. Its rows have `mark` in their names. */
export async function fillStore(it: TestApp, mark: string): Promise<RowsOfStore> {
  const { db } = it.ctx
  const one = async (text: string, values: unknown[]): Promise<number> =>
    (await db.pool.query<{ id: number }>(text, values)).rows[0]?.id as number
  const words = JSON.stringify({ 'zh-cn': mark, en: mark })

  const store = await makeStore(db)
  const { store_id, user_id } = store
  await db.pool.query('update stores set store_name = $2 where id = $1', [store_id, words])
  const { goods_id, sku_ids } = await makeGoods(db, store_id, { skus: [{}, {}] })
  const order = await orderAt(it, 'waiting_delivery', { store })
  await db.pool.query('update goods set name = $2 where store_id = $1', [store_id, words])
  await db.pool.query('update orders set receive_name = $2 where id = $1', [order.id, mark])
  await db.pool.query('update order_lines set goods_name = $2 where order_id = $1', [order.id, words])
  await db.pool.query('update goods_attrs set name = $2 where store_id = $1', [store_id, words])
  const staff = await mintStaff(it, store, {})
  await db.pool.query('update users set nickname = $2 where id = $1', [staff.user_id, mark])
  await db.pool.query('update roles set name = $2 where id = $1', [staff.role_id, mark])
  const { token: owner, session_id } = await inTx(db, (tx) =>
    createSession(tx, { area: 'Seller', user_id }, it.ctx.now()),
  )
  const send = async () => (await sendFile(it, owner, await picture('png', 60, 40), { area: 'Seller' })).url
  const file = `${randomBytes(16).toString('hex')}.pdf`
  await db.pool.query(
    `insert into files (owner_kind, owner_id, kind, url, is_private, bytes) values ('user', $1, 'pdf', $2, true, 1)`,
    [user_id, `/api/files/${file}`],
  )
  const folder = await one('insert into file_space_dirs (store_id, name) values ($1, $2) returning id', [
    store_id,
    mark,
  ])
  await setPayPassword(it, user_id)
  const bank_card = await one(
    `insert into bank_cards (store_id, name, bank_name, card_no_sealed, card_tail, card_hash, created_at)
     values ($1, $2, '银行', 'sealed:x', '1234', '\\x01', now() - interval '2 days') returning id`,
    [store_id, mark],
  )
  const withdrawal = await one(
    `insert into withdrawals (store_id, withdrawal_no, money_cents, fee_cents, name, bank_name, card_no_sealed, card_tail,
                              needs_second)
     values ($1, $3, 100, 0, $2, '银行', 'sealed:x', '1234', false) returning id`,
    [store_id, mark, randomBytes(8).toString('hex')],
  )
  const statement = await one(
    `with run as (
       insert into settlement_runs (settlement_no, day, waiting_days, completed_until, received_until, started_at, finished_at)
       select $3, date '2020-01-01' + ($1::bigint)::int, 7, now(), now(), now(), now() returning id
     )
     insert into settlement_statements (run_id, store_id, settlement_no, state, opening_money_cents, opening_debt_cents,
                                        closing_money_cents, closing_debt_cents, after_posting_id, last_posting_id)
     select id, $1::bigint, $2, 'closed', 0, 0, 0, 0, 0, 0 from run returning id`,
    [store_id, mark, randomBytes(8).toString('hex')],
  )
  const coupon = await one(
    `insert into coupons (store_id, name, money_cents, use_money_cents, stock, claimed, start_time, end_time)
     values ($1, $2, 100, 0, 10, 1, now(), now() + interval '1 day') returning id`,
    [store_id, words],
  )
  const request = (kind: 'refund' | 'return') =>
    one(
      `insert into refunds (refund_no, order_id, order_no, store_id, user_id, kind, status, reason, remark, goods_cents)
       select $1, id, order_no, $3, $4, $5, 'requested', 'other', $6, 0 from orders where id = $2 returning id`,
      [randomBytes(8).toString('hex'), order.id, store_id, order.shopper.id, kind, mark],
    )
  const line = await one('select id from order_lines where order_id = $1', [order.id])
  return {
    store_id,
    user_id,
    distribution: await one(
      `insert into distributions (store_id, goods_id, lev_1_bp, lev_2_bp, lev_3_bp) values ($1, $2, 1000, 0, 0) returning id`,
      [store_id, goods_id],
    ),
    distribution_log: await one(
      `insert into distribution_shares (line_id, order_id, store_id, user_id, level, rate_bp)
       values ($1, $2, $3, $4, 1, 1000) returning id`,
      [line, order.id, store_id, staff.user_id],
    ),
    refund: await request('refund'),
    return_request: await request('return'),
    owner,
    statement,
    bank_card,
    withdrawal,
    staff: staff.token,
    order: order.id,
    line,
    posting: await one(
      'select p.id from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.owner_id = $1 and a.owner_kind = $2',
      [order.shopper.id, 'user'],
    ),
    goods: goods_id,
    sku: sku_ids[0] as number,
    claimed_coupon: await one(
      `insert into claimed_coupons (coupon_id, user_id, store_id, nth) values ($1, $2, $3, 1) returning id`,
      [coupon, order.shopper.id, store_id],
    ),
    comment: await one(
      `insert into order_comments (order_line_id, order_id, order_no, store_id, goods_id, user_id, score, agree, service, speed, content)
       select l.id, l.order_id, o.order_no, l.store_id, l.goods_id, o.user_id, 5, 5, 5, 5, $2
         from order_lines l join orders o on o.id = l.order_id where l.id = $1 returning id`,
      [line, mark],
    ),
    customer: await one(
      `insert into customers (store_id, user_id, note, first_paid_at, last_paid_at, orders, paid_cents, refunded_cents)
       values ($1, $2, $3, now(), now(), 1, 100, 0) returning id`,
      [store_id, order.shopper.id, mark],
    ),
    attr: await one('select id from goods_attrs where store_id = $1', [store_id]),
    value: await one('select id from attr_values where store_id = $1', [store_id]),
    freight: await one(
      `insert into freight_templates (store_id, name, first_weight_g, first_price_cents, next_weight_g, next_price_cents)
       values ($1, $2, 1000, 600, 1000, 200) returning id`,
      [store_id, mark],
    ),
    collective: await one(
      `insert into collectives (store_id, goods_id, off_bp, people, hours, start_time, end_time, max_per_person, is_draft)
       values ($1, $2, 2000, 2, 1, now(), now() + interval '1 hour', 1, true) returning id`,
      [store_id, goods_id],
    ),
    seckill: await one(
      `insert into seckills (store_id, goods_id, start_time, end_time, max_per_person, is_draft)
       values ($1, $2, now(), now() + interval '1 hour', 1, true) returning id`,
      [store_id, goods_id],
    ),
    chat: await one('insert into chats (user_id, store_id) values ($1, $2) returning id', [order.shopper.id, store_id]),
    role: staff.role_id,
    account: staff.user_id,
    session: session_id,
    notification: await one(
      `with e as (insert into notification_events (event, ref_id, detail, told_at) values ('stock_low', $1, 'of a test', now()) returning id)
       insert into notifications (area, account_id, event_id, kind, template, params)
       select 'Seller', $1, id, 'stock', 'stock_low', '{}' from e returning id`,
      [user_id],
    ),
    saved_view: await one(
      `insert into saved_views (area, store_id, user_id, screen, name) values ('Seller', $1, $2, '/Seller/orders', $3) returning id`,
      [store_id, user_id, mark],
    ),
    report: await reportOf(it, store_id),
    audit_log: await one(
      `insert into audit_logs (area, user_id, store_id, action, target, ip, request_id)
       values ('Seller', $1, $2, 'Seller.customers.update', $3, '', '') returning id`,
      [user_id, store_id, mark],
    ),
    folder,
    picture: await one('insert into file_spaces (store_id, dir_id, name, url) values ($1, $2, $3, $4) returning id', [
      store_id,
      folder,
      mark,
      await send(),
    ]),
    upload: await send(),
    file,
    plain: await fillPlain(it, owner, `${mark}·`),
  }
}

/** Adds a row to each resource that has none yet, through its own route. */
async function fillPlain(it: TestApp, owner: string, mark: string): Promise<Record<string, number>> {
  const call = it.as(owner, 'Seller')
  const unknown = product.resources.filter(
    ({ area, name, verbs }) => area === 'Seller' && verbs.includes('store') && !(name in inPaths),
  )
  const made: Record<string, number> = {}
  for (const { name, form, store } of unknown) {
    const { id } = (await call(store, { body: { ...sampleForm(form), ...markedName(form, mark) } as never })) as {
      id: number
    }
    made[name] = id
  }
  return made
}

/** The name of a row, where it has one, in one language or both. */
function markedName(form: z.ZodMiniObject, mark: string): object {
  const field = (form.shape as Record<string, z.ZodMiniType>).name
  return (
    [mark, { 'zh-cn': mark, en: mark }].filter((name) => field?.safeParse(name).success).map((name) => ({ name }))[0] ??
    {}
  )
}

const reportOf = async ({ ctx }: TestApp, scope: number): Promise<number> =>
  (await inTx(ctx.db, (tx) =>
    writeReport(tx, ctx, timer, { scope, week: '2026-11-16', newest: '2026-11-16' }),
  )) as number

import { mintAdmin } from '../accounts.ts'
import type { TestApp } from '../app.ts'
import { makeGoods, makeShopper, makeStore } from '../factories.ts'
import { paidOrder } from '../refunds.ts'
import { comeNear, noteWaiting } from '../../src/modules/notifications/sending/notifications.timers.ts'

/** A thing of each kind that notifications are about, all of one store and its shopper. */
export interface World {
  store: { store_id: number; user_id: number }
  shopper: { id: number; phone: string }
  /** Has the goods among their favourites and waits for no SKU. */
  fan: { id: number }
  admin: { admin_id: number; token: string }
  /** Its first SKU is waited for, and comes back. */
  goods: { id: number; sku: number }
  ids: Record<Row, number>
}
const rows = ['order', 'refund', 'statement', 'applicant', 'version', 'coupon', 'seckill', 'comment', 'chat'] as const
type Row = (typeof rows)[number]

type Sql = (text: string, values?: unknown[]) => Promise<number>
const sqlOf =
  ({ ctx }: TestApp): Sql =>
  async (text, values = []) =>
    (await ctx.db.pool.query<{ id: number }>(text, values)).rows[0]?.id as number

/** What is there before anything happens, as far as that tells nobody anything. */
export async function makeWorld(it: TestApp): Promise<World> {
  const one = sqlOf(it)
  const order = await paidOrder(it, [1, 1])
  const { store, shopper, goods_id } = order
  const { store_id } = store
  const phone = '13912340172'
  await one(`update users set phone = $2, created_at = created_at - interval '1 hour' where id = $1`, [
    shopper.id,
    phone,
  ])
  const fan = await makeShopper(it)
  const applicant = await makeStore(it.ctx.db)
  const other = await makeGoods(it.ctx.db, store_id)
  const [sku] = order.sku_ids as [number]
  for (const { id } of [shopper, fan])
    await one(`insert into favorites (user_id, goods_id, price_cents) values ($1, $2, 999900)`, [id, goods_id])
  await one('insert into stock_notices (user_id, sku_id) values ($1, $2)', [shopper.id, sku])
  const seckill = await one(
    `insert into seckills (store_id, goods_id, start_time, end_time, max_per_person, is_draft)
     values ($1, $2, now(), now() + interval '1 hour', 1, true) returning id`,
    [store_id, other.goods_id],
  )
  await one(`insert into seckill_reminders (user_id, seckill_id, locale) values ($1, $2, 'en')`, [shopper.id, seckill])
  const ids: World['ids'] = {
    order: order.id,
    refund: await one(
      `insert into refunds (refund_no, order_id, order_no, store_id, user_id, kind, status, reason, remark, goods_cents, due_at)
       select 'R172', id, order_no, store_id, user_id, 'refund', 'requested', 'other', '', 1000, now() + interval '20 hours'
         from orders where id = $1 returning id`,
      [order.id],
    ),
    statement: await one(
      `with run as (
         insert into settlement_runs (settlement_no, day, waiting_days, completed_until, received_until, started_at, finished_at)
         values ('S1', '2020-01-01', 7, now(), now(), now(), now()) returning id
       )
       insert into settlement_statements (run_id, store_id, settlement_no, state, orders, opening_money_cents, opening_debt_cents,
                                          closing_money_cents, closing_debt_cents, after_posting_id, last_posting_id)
       select id, $1::bigint, 'S1', 'open', 3, 0, 0, 0, 0, 0, 0 from run returning id`,
      [store_id],
    ),
    applicant: applicant.store_id,
    version: await one(
      `insert into goods_versions (goods_id, class_id, name, subname, images, content)
       select id, class_id, name, subname, images, content from goods where id = $1 returning id`,
      [goods_id],
    ),
    coupon: await one(
      `insert into coupons (name, money_cents, use_money_cents, stock, claimed, start_time, end_time)
       values ('{"zh-cn":"满减"}', 1000, 0, 9, 1, now() - interval '2 days', now() + interval '20 hours') returning id`,
    ),
    seckill,
    comment: await one(
      `insert into order_comments (order_line_id, order_id, order_no, store_id, goods_id, user_id, score, agree, service, speed)
       select l.id, l.order_id, o.order_no, l.store_id, l.goods_id, o.user_id, 5, 5, 5, 5
         from order_lines l join orders o on o.id = l.order_id where l.id = $1 returning id`,
      [order.lines[0]],
    ),
    chat: await one(
      `insert into chats (user_id, store_id, waiting_since) values ($1, $2, $3::timestamptz - interval '5 minutes') returning id`,
      [shopper.id, store_id, it.ctx.now()],
    ),
  }
  const admin = await mintAdmin(it)
  await one(
    `insert into report_subscriptions (area, account_id, store_id, is_on, since)
     values ('Seller', $1, $2, true, now()), ('Admin', $3, null, true, now())`,
    [store.user_id, store_id, admin.admin_id],
  )
  return { store, shopper: { id: shopper.id, phone }, fan, admin, goods: { id: goods_id, sku }, ids }
}

/** Orders and requests move: their histories say so. */
async function moveOrders(one: Sql, { ids }: World): Promise<void> {
  for (const [move, by] of [
    ['complete_group', 'timer'],
    ['fail_group', 'timer'],
    ['ship', 'seller'],
    ['receive', 'timer'],
    ['cancel', 'timer'],
    ['cancel', 'admin'],
  ] as const)
    await one(
      `insert into order_history (order_id, move, status, by_kind) select id, $2, status, $3 from orders where id = $1`,
      [ids.order, move, by],
    )
  for (const [event, by, status] of [
    ['request', 'shopper', 'requested'],
    ['withdraw', 'shopper', 'requested'],
    ['appeal', 'shopper', 'disputed'],
    ['escalate', 'timer', 'disputed'],
    ['contest', 'seller', 'disputed'],
    ['send_back', 'shopper', 'sent_back'],
    ['agree', 'seller', 'to_send_back'],
    ['agree', 'admin', 'refunded'],
    ['receive', 'admin', 'refunded'],
    ['refuse', 'seller', 'refused'],
    ['refuse', 'admin', 'refused'],
    ['become_return', 'seller', 'to_send_back'],
    ['send', 'seller', 'replaced'],
    ['decide_refund', 'admin', 'refunded'],
    ['decide_send_back', 'admin', 'to_send_back'],
    ['dismiss', 'admin', 'dismissed'],
    ['close', 'timer', 'closed'],
    ['message', 'admin', 'requested'],
  ] as const)
    await one('insert into refund_logs (refund_id, event, status, by_kind) values ($1, $2, $3, $4)', [
      ids.refund,
      event,
      status,
      by,
    ])
}

/** Of shopper and store each asks for money three times: one request waits, one is refused, one is paid and comes back. */
async function withdraw(one: Sql, { admin, shopper, store }: World): Promise<void> {
  let no = 0
  for (const [owner, owner_id] of [
    ['user_id', shopper.id],
    ['store_id', store.store_id],
  ] as const) {
    const ask = () =>
      one(
        `insert into withdrawals (${owner}, withdrawal_no, money_cents, fee_cents, name, bank_name, card_no_sealed, card_tail, needs_second)
         values ($1, $2, 1000, 10, '林', '银行', 'sealed:x', '1234', false) returning id`,
        [owner_id, `W${++no}`],
      )
    await ask()
    const refused = await ask()
    await one(
      `update withdrawals set status = 'refused', decided_at = now(), decider_id = $2, reason = '卡号有误' where id = $1`,
      [refused, admin.admin_id],
    )
    const paid = await ask()
    await one(`update withdrawals set status = 'approved', decided_at = now(), decider_id = $2 where id = $1`, [
      paid,
      admin.admin_id,
    ])
    await one(`update withdrawals set status = 'paid', paid_at = now(), bank_reference = $2 where id = $1`, [
      paid,
      `bank ${no}`,
    ])
    await one(`update withdrawals set status = 'bounced', bounced_at = now() where id = $1`, [paid])
  }
}

/** Stores, their documents, their goods and stock, as owners and administrators change them. */
async function runStores(one: Sql, { store, goods, ids }: World): Promise<void> {
  await one(`update stores set verify = 'verifying', status = 'closed' where id = $1`, [ids.applicant])
  for (const change of [
    `status = 'suspended', suspend_reason = '违规'`,
    `status = 'closed'`,
    `verify = 'denied', refuse_reason = '看不清'`,
    `verify = 'passed'`,
    `status = 'open'`,
  ])
    await one(`update stores set ${change} where id = $1`, [store.store_id])
  for (const status of ['approved', 'denied']) {
    const change = await one('insert into document_changes (store_id) values ($1) returning id', [store.store_id])
    await one(`update document_changes set status = $2, decided_at = now(), refuse_reason = '看不清' where id = $1`, [
      change,
      status,
    ])
  }
  await one(`update goods_versions set state = 'rejected', reject_reason = '图片模糊' where id = $1`, [ids.version])
  for (const change of [
    `review = 'to_review'`,
    `review = 'examined'`,
    `off_reason = '侵权', shelf = 'off'`,
    `off_reason = null, shelf = 'on'`,
  ])
    await one(`update goods set ${change} where id = $1`, [goods.id])
  await one('update skus set on_hand = reserved where goods_id = $1', [goods.id])
  await one('update skus set on_hand = reserved + 2 where id = $1', [goods.sku])
  await one('update skus set price_cents = price_cents - 200 where goods_id = $1', [goods.id])
}

async function touchAccount(one: Sql, { shopper: { id, phone } }: World): Promise<void> {
  await one(`update users set password_hash = 'new', secured_at = now() where id = $1`, [id])
  // The first one is no change.
  for (const hash of ['first', 'new']) await one('update users set pay_password_hash = $2 where id = $1', [id, hash])
  for (const next of ['13912340173', phone]) await one('update users set phone = $2 where id = $1', [id, next])
  await one(`insert into oauth_logins (user_id, provider, nickname) values ($1, 'wechat', '林')`, [id])
  await one('delete from oauth_logins where user_id = $1', [id])
}

/** Everything that people are notified of happens: rows change, and timers look at what comes near. Nothing is noted by hand. */
export async function letHappen(it: TestApp, world: World): Promise<void> {
  const one = sqlOf(it)
  const { store, shopper, admin, ids } = world
  await moveOrders(one, world)
  await withdraw(one, world)
  await runStores(one, world)
  await touchAccount(one, world)
  await one(`update settlement_statements set state = 'closed' where id = $1`, [ids.statement])
  await one(
    `insert into reconciliation_differences (channel, device, day, kind, attempt_no, trade_no, fault, their_money_cents)
     values ('wechat', 'scan', '2026-01-01', 'payment', 'unknown', 'none', 'missing_here', 100)`,
  )
  await one(`insert into claimed_coupons (coupon_id, user_id, nth, source) values ($1, $2, 1, 'sent')`, [
    ids.coupon,
    shopper.id,
  ])
  await one('update seckill_reminders set sent_for = now() where seckill_id = $1', [ids.seckill])
  for (const change of [
    `added_at = now(), added_content = '很耐用'`,
    `replied_at = now(), reply = '谢谢', replied_by = ${store.user_id}`,
    `hidden_at = now(), hidden_reason = '广告', hidden_by = ${admin.admin_id}`,
    `hidden_at = null, hidden_reason = '', hidden_by = null`,
  ])
    await one(`update order_comments set ${change} where id = $1`, [ids.comment])
  for (const of of [store.store_id, null])
    await one(
      `insert into weekly_reports (store_id, week, figures, is_late)
       values ($1, '2026-11-16', '{"sales":{"now":{"sales":"12.30","orders":2}}}', false)`,
      [of],
    )
  for (const timer of [comeNear, noteWaiting]) await timer.run(it.ctx)
}

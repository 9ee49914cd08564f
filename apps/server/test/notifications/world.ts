import { mintAdmin } from '../accounts.ts'
import type { TestApp } from '../app.ts'
import { makeGoods, makeShopper, makeStore } from '../factories.ts'
import { paidOrder } from '../refunds.ts'

/** A thing of each kind that people are told of, all of one store and its shopper. */
export interface World {
  store: { store_id: number; user_id: number }
  shopper: { id: number; phone: string }
  /** Has the goods among their favourites and waits for no SKU. */
  fan: { id: number }
  admin: { admin_id: number; token: string }
  ids: Record<Row, number>
}
const rows = [
  'order',
  'refund',
  'user_withdrawal',
  'store_withdrawal',
  'statement',
  'difference',
  'applicant',
  'documents',
  'goods',
  'version',
  'sku',
  'sold_out_sku',
  'coupon',
  'claimed_coupon',
  'seckill',
  'comment',
  'chat',
  'report',
  'platform_report',
] as const
type Row = (typeof rows)[number]

export async function makeWorld(it: TestApp): Promise<World> {
  const one = async (text: string, values: unknown[] = []): Promise<number> =>
    (await it.ctx.db.pool.query<{ id: number }>(text, values)).rows[0]?.id as number
  const order = await paidOrder(it)
  const { store, shopper, goods_id } = order
  const { store_id } = store
  const phone = '13912340172'
  await one('update users set phone = $2 where id = $1', [shopper.id, phone])
  const fan = await makeShopper(it)
  const applicant = await makeStore(it.ctx.db)
  await one(`update stores set verify = 'verifying', status = 'closed' where id = $1`, [applicant.store_id])
  const { sku_ids, ...other } = await makeGoods(it.ctx.db, store_id)
  const [sku] = order.sku_ids as [number]
  await one('update skus set on_hand = 0 where id = $1', [sku_ids[0]])
  for (const { id } of [shopper, fan])
    await one(`insert into favorites (user_id, goods_id, price_cents) values ($1, $2, 999900)`, [id, goods_id])
  await one('insert into stock_notices (user_id, sku_id) values ($1, $2)', [shopper.id, sku])
  const withdrawal = (owner: 'user_id' | 'store_id', id: number, no: string) =>
    one(
      `insert into withdrawals (${owner}, withdrawal_no, money_cents, fee_cents, name, bank_name, card_no_sealed, card_tail, needs_second)
       values ($1, $2, 1000, 10, '林', '银行', 'sealed:x', '1234', false) returning id`,
      [id, no],
    )
  const report = (of: number | null) =>
    one(
      `insert into weekly_reports (store_id, week, figures, is_late)
       values ($1, '2026-11-16', '{"sales":{"now":{"sales":"12.30","orders":2}}}', true) returning id`,
      [of],
    )
  const coupon = await one(
    `insert into coupons (name, money_cents, use_money_cents, stock, claimed, start_time, end_time)
     values ('{"zh-cn":"满减"}', 1000, 0, 9, 1, now() - interval '2 days', now() + interval '20 hours') returning id`,
  )
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
       select 'R172', id, order_no, store_id, user_id, 'refund', 'requested', 'other', '', 1000, now() + interval '1 day'
         from orders where id = $1 returning id`,
      [order.id],
    ),
    user_withdrawal: await withdrawal('user_id', shopper.id, 'W1'),
    store_withdrawal: await withdrawal('store_id', store_id, 'W2'),
    statement: await one(
      `with run as (
         insert into settlement_runs (settlement_no, day, waiting_days, completed_until, received_until, started_at, finished_at)
         values ('S1', '2020-01-01', 7, now(), now(), now(), now()) returning id
       )
       insert into settlement_statements (run_id, store_id, settlement_no, state, orders, opening_money_cents, opening_debt_cents,
                                          closing_money_cents, closing_debt_cents, after_posting_id, last_posting_id)
       select id, $1::bigint, 'S1', 'closed', 3, 0, 0, 0, 0, 0, 0 from run returning id`,
      [store_id],
    ),
    difference: await one(
      `insert into reconciliation_differences (channel, device, day, kind, attempt_no, trade_no, fault, their_money_cents)
       values ('wechat', 'scan', '2026-01-01', 'payment', 'unknown', 'none', 'missing_here', 100) returning id`,
    ),
    applicant: applicant.store_id,
    documents: await one('insert into document_changes (store_id) values ($1) returning id', [store_id]),
    goods: goods_id,
    version: await one(
      `insert into goods_versions (goods_id, class_id, name, subname, images, content)
       select id, class_id, name, subname, images, content from goods where id = $1 returning id`,
      [goods_id],
    ),
    sku,
    sold_out_sku: sku_ids[0] as number,
    coupon,
    claimed_coupon: await one('insert into claimed_coupons (coupon_id, user_id, nth) values ($1, $2, 1) returning id', [
      coupon,
      shopper.id,
    ]),
    seckill,
    comment: await one(
      `insert into order_comments (order_line_id, order_id, order_no, store_id, goods_id, user_id, score, agree, service, speed)
       select l.id, l.order_id, o.order_no, l.store_id, l.goods_id, o.user_id, 5, 5, 5, 5
         from order_lines l join orders o on o.id = l.order_id where l.order_id = $1 returning id`,
      [order.id],
    ),
    report: await report(store_id),
    platform_report: await report(null),
    chat: await one('insert into chats (user_id, store_id, waiting_since) values ($1, $2, $3) returning id', [
      shopper.id,
      store_id,
      it.ctx.now(),
    ]),
  }
  const admin = await mintAdmin(it)
  await one(
    `insert into report_subscriptions (area, account_id, store_id, is_on, since)
     values ('Seller', $1, $2, true, now()), ('Admin', $3, null, true, now())`,
    [store.user_id, store_id, admin.admin_id],
  )
  return { store, shopper: { id: shopper.id, phone }, fan, admin, ids }
}

/** Everything that happens to it, as triggers and timers note it. */
export async function letHappen({ ctx }: TestApp, { ids, shopper, store }: World): Promise<void> {
  const note = (event: string, ref: number, detail = '') =>
    ctx.db.pool.query(
      'insert into notification_events (event, ref_id, detail, created_at) values ($1, $2, $3, $4) on conflict do nothing',
      [event, ref, detail, ctx.now()],
    )
  const log = (event: string, by_kind: string, status = 'requested') =>
    ctx.db.pool.query(
      'insert into refund_logs (refund_id, event, status, by_kind, created_at) values ($1, $2, $3, $4, $5)',
      [ids.refund, event, status, by_kind, ctx.now()],
    )
  for (const move of ['pay', 'complete_group', 'fail_group', 'ship', 'receive']) await note(`order_${move}`, ids.order)
  for (const by of ['timer', 'admin']) await note('order_cancel', ids.order, by)
  for (const [event, by, status] of [
    ['request', 'shopper'],
    ['withdraw', 'shopper'],
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
    ['message', 'admin'],
  ] as const)
    await log(event, by, status)
  await note('refund_due', ids.refund, 'requested')
  for (const state of ['requested', 'approved', 'refused', 'paid', 'bounced'])
    for (const id of [ids.user_withdrawal, ids.store_withdrawal]) await note(`withdrawal_${state}`, id)
  await note('settled', ids.statement)
  await note('difference', ids.difference)
  await note('store_applied', ids.applicant)
  for (const state of ['passed', 'denied', 'suspended', 'reopened']) await note(`store_${state}`, store.store_id)
  for (const state of ['changed', 'approved', 'denied']) await note(`documents_${state}`, ids.documents)
  for (const state of ['submitted', 'rejected']) await note(`goods_${state}`, ids.version)
  for (const what of ['approved', 'taken_down', 'reinstated', 'cheaper', 'back']) await note(`goods_${what}`, ids.goods)
  await note('stock_low', ids.sold_out_sku)
  for (const what of ['stock_low', 'sku_back']) await note(what, ids.sku)
  await note('coupon_ending', ids.coupon)
  await note('coupon_sent', ids.claimed_coupon)
  await note('flash_sale_near', ids.seckill, `${shopper.id} 1`)
  for (const what of ['password', 'pay_password', 'phone']) await note(`${what}_changed`, shopper.id)
  for (const what of ['bound', 'unbound']) await note(`login_${what}`, shopper.id, 'wechat 1')
  for (const what of ['added_to', 'replied', 'hidden']) await note(`comment_${what}`, ids.comment)
  for (const id of [ids.report, ids.platform_report]) await note('report_written', id)
  // That the comment was given its trigger has noted.
  await ctx.db.pool.query(
    `insert into notification_events (event, ref_id, detail) select 'chat_waiting', id, extract(epoch from waiting_since)::text from chats where id = $1`,
    [ids.chat],
  )
}

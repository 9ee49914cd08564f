import { payPointsOrder } from '@fangshi/contract/points-mall'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../test/app.ts'
import { auditLogPlants } from '../test/audit-log/planted-faults.ts'
import { commentPlants } from '../test/comments/planted.ts'
import {
  makeGoods,
  makeShopper,
  makeStore,
  orderAt,
  ownerOf,
  type MadeGoods,
  type MadeStore,
} from '../test/factories.ts'
import { makePointsGoods, makePointsShopper, orderPoints } from '../test/points/points-orders.ts'
import { figuresPlants } from '../test/figures/planted.ts'
import { peoplePlants } from '../test/people/planted.ts'
import { promotionPlants, type Act } from '../test/promotions/planted-promotions.ts'
import { ask, paidOrder } from '../test/refunds.ts'
import { setRate, settleableOrder, settleAll } from '../test/settleable.ts'
import { audit, checks } from './audit.ts'
import { inTx } from './kernel/db/tx.ts'
import { platform } from './modules/ledger/chart.ts'
import { post } from './modules/ledger/post.ts'
import { agreeToRefund } from './modules/refunds/life/answer-refund.ts'
import { book, escrow, pair, userPrepaid } from './modules/ledger/public.ts'

let t: TestApp
let user: number
let store: MadeStore
let goods: MadeGoods

const run = (sql: string, values: unknown[] = []) => t.owner.pool.query<{ id: number }>(sql, values)
const idOf = async (sql: string, values: unknown[]): Promise<number> => (await run(sql, values)).rows[0]?.id ?? 0

/** An order group of one order of 2 pieces at 10.00 and 6.00 freight, in the state that its status asks for. */
async function makeGroup(status: 'open' | 'paid' | 'cancelled'): Promise<void> {
  const { db } = t.ctx
  const [orderStatus, billStatus] = {
    open: ['waiting_payment', 'open'],
    paid: ['waiting_delivery', 'paid'],
    cancelled: ['cancelled', 'closed'],
  }[status] as [string, string]
  const paid = status === 'paid'
  const group = await idOf(
    `insert into order_groups (group_no, user_id, status, total_cents, pay_before) values ($1, $2, $1, 2600, now()) returning id`,
    [status, user],
  )
  const order = await idOf(
    `insert into orders (group_id, order_no, user_id, store_id, status, goods_cents, freight_cents, total_cents, steps,
                         receive_name, receive_tel, receive_province, receive_area, receive_address, payment_name, paid_at)
     values ($1, $2, $3, $4, $5, 2000, 600, 2600, '[]', '', '', '', '', '', $6, $7) returning id`,
    [group, `no-${status}`, user, store.store_id, orderStatus, paid ? 'balance' : null, paid ? new Date() : null],
  )
  const [sku] = goods.sku_ids
  await run(
    `insert into order_lines (order_id, store_id, goods_id, sku_id, goods_name, sku_name, goods_image, price_cents, buy_num,
                              total_cents, paid_cents, weight_g)
     values ($1, $2, $3, $4, '{"zh-cn":"杯"}', '{"zh-cn":""}', '', 1000, 2, 2000, 2000, 500)`,
    [order, store.store_id, goods.goods_id, sku],
  )
  const bill = await idOf(
    `insert into bills (kind, ref_id, user_id, amount_cents, status, paid_at) values ('order_group', $1, $2, 2600, $3, $4) returning id`,
    [group, user, billStatus, paid ? new Date() : null],
  )
  const moves = {
    open: [[0, 2, 'reserve']],
    paid: [
      [0, 2, 'reserve'],
      [-2, -2, 'sell'],
    ],
    cancelled: [
      [0, 2, 'reserve'],
      [0, -2, 'release'],
    ],
  }
  for (const [hand, reserved, reason] of moves[status]) {
    await run('update skus set on_hand = on_hand + $2, reserved = reserved + $3 where id = $1', [sku, hand, reserved])
    await run('insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason) values ($1, $2, $3, $4)', [
      sku,
      hand,
      reserved,
      reason,
    ])
  }
  if (!paid) return
  await run('insert into sales_pending (goods_id, store_id, pieces) values ($1, $2, 2)', [
    goods.goods_id,
    store.store_id,
  ])
  await run(
    `insert into payment_attempts (bill_id, attempt_no, channel, amount_cents, status, paid_at) values ($1, 'a', 'balance', 2600, 'succeeded', now())`,
    [bill],
  )
  await inTx(db, (tx) =>
    book(tx, { key: `bill:${bill}`, event: 'order_payment', at: new Date() }, [
      { from: pair('user_spending', user), to: escrow(order), amount: 2600 },
    ]),
  )
}

const names = async (): Promise<string[]> => [...new Set((await audit(t.ctx.db)).map(({ check }) => check))]

beforeAll(async () => {
  t = await testApp()
  user = (await makeShopper(t, { money_cents: 10_000 })).id
  store = await makeStore(t.ctx.db)
  goods = await makeGoods(t.ctx.db, store.store_id)
  for (const status of ['open', 'paid', 'cancelled'] as const) await makeGroup(status)
  await setRate(t, 500)
  const settled = await settleableOrder(t)
  await settleAll(t)
  await orderAt(t, 'waiting_payment', { store: settled.store })
  const refunded = await paidOrder(t, [1])
  const { id } = await ask(refunded)
  await inTx(t.ctx.db, (tx) => agreeToRefund(tx, t.ctx, ownerOf(refunded.store), { id }))
  await orderAt(t, 'waiting_payment', { store: refunded.store })
  const redeemer = await makePointsShopper(t, 100, 100)
  const { order_no } = await orderPoints(redeemer, await makePointsGoods(t, { cash_cents: 100 }), { cash_cents: 100 })
  const body = { method: 'balance' as const, ticket: await redeemer.ticket() }
  await redeemer.call(payPointsOrder, { params: { order_no }, body })
})
afterAll(() => t.close())

test('finds nothing in a clean shop', async () => {
  expect(await audit(t.ctx.db)).toEqual([])
})

const unguarded = (sql: string) =>
  `alter table ledger_postings disable trigger user; ${sql}; alter table ledger_postings enable trigger user`
const renamed = (change: string, event = 'settlement') =>
  `alter table ledger_transactions disable trigger user; update ledger_transactions set ${change} where event = '${event}';
   alter table ledger_transactions enable trigger user`
const userAccount = `(select min(id) from ledger_accounts where owner_kind = 'user' and kind = 'prepaid')`
const escrowAccount = `(select min(id) from ledger_accounts where owner_kind = 'order')`
const boundCheck = `check (case bound when 'min0' then coalesce(balance, 0) >= 0 when 'max0' then coalesce(balance, 0) <= 0 else true end)`
const transfer = (key: string, from: 'user' | 'escrow', amount: number) => async () => {
  const { rows } = await run(`select owner_id as id from ledger_accounts where id = ${escrowAccount}`)
  const account = from === 'user' ? userPrepaid(user) : escrow(rows[0]?.id ?? 0)
  await inTx(t.ctx.db, (tx) =>
    post(tx, { key, event: 'adjustment', at: new Date() }, [
      { account, amount: -amount },
      { account: platform('adjustments'), amount },
    ]),
  )
}

const plants: [check: string, plant: Act[], undo: Act[]][] = [
  [
    'ledger balances',
    [`update ledger_accounts set balance = balance + 1 where id = ${userAccount}`],
    [`update ledger_accounts set balance = balance - 1 where id = ${userAccount}`],
  ],
  [
    'ledger running balances',
    [unguarded(`update ledger_postings set balance_after = balance_after + 1 where account_id = ${escrowAccount}`)],
    [unguarded(`update ledger_postings set balance_after = balance_after - 1 where account_id = ${escrowAccount}`)],
  ],
  [
    'ledger transactions',
    [
      unguarded(`insert into ledger_postings (transaction_id, account_id, amount)
        select t.id, a.id, 77 from ledger_transactions t, ledger_accounts a where t.event = 'top_up' and a.owner_kind = 'channel'`),
    ],
    [unguarded('delete from ledger_postings where amount = 77')],
  ],
  [
    'ledger bounds',
    ['alter table ledger_accounts drop constraint ledger_accounts_bound', transfer('below', 'user', 1_000_000)],
    [
      transfer('back', 'user', -1_000_000),
      `alter table ledger_accounts add constraint ledger_accounts_bound ${boundCheck}`,
    ],
  ],
  [
    'ledger chart',
    [`update ledger_accounts set bound = 'free' where id = ${escrowAccount}`],
    [`update ledger_accounts set bound = 'min0' where id = ${escrowAccount}`],
  ],
  [
    'money log',
    [unguarded(`update ledger_postings set log_kind = 'frozen' where account_id = ${userAccount}`)],
    [unguarded(`update ledger_postings set log_kind = 'prepaid' where account_id = ${userAccount}`)],
  ],
  [
    'held money',
    [unguarded(`update ledger_postings set held_for = null where account_id = ${escrowAccount}`)],
    [unguarded(`update ledger_postings set held_for = 'order' where account_id = ${escrowAccount}`)],
  ],
  [
    'ledger checkpoints',
    [
      `insert into ledger_checkpoints (before, owner_kind, kind, currency, accounts, balance)
        values ('2020-01-01T00:00:00Z', 'platform', 'bank', 'CNY', 1, 1)`,
    ],
    ['delete from ledger_checkpoints'],
  ],
  ['escrow of orders', [transfer('leak', 'escrow', 1)], [transfer('unleak', 'escrow', -1)]],
  [
    'bills of groups',
    [`update bills set amount_cents = 2601 where status = 'open'`],
    [`update bills set amount_cents = 2600 where status = 'open'`],
  ],
  [
    'payments of bills',
    ['update payment_attempts set amount_cents = amount_cents + 1'],
    ['update payment_attempts set amount_cents = amount_cents - 1'],
  ],
  [
    'refunds of bills',
    [
      `insert into payment_refunds (bill_id, refund_no, channel, amount_cents, prepaid_cents)
        select min(id), 'r', 'balance', 1, 0 from bills where status = 'paid'`,
    ],
    [`delete from payment_refunds where refund_no = 'r'`],
  ],
  [
    'clearing of channels',
    [
      `insert into received_payments (channel, device, trade_no, attempt_no, amount_cents, payer_cents, payer_id, paid_at, unmatched)
        values ('wechat', 'scan', 't', 'a', 1, 1, '', now(), 'unknown_number')`,
    ],
    ['delete from received_payments'],
  ],
  [
    'orders of groups',
    [`update orders set status = 'cancelled' where order_no = 'no-open'`],
    [`update orders set status = 'waiting_payment' where order_no = 'no-open'`],
  ],
  [
    'lines of orders',
    [
      'update order_lines set paid_cents = paid_cents - 1 where refunded_cents = 0 and commission_bp = 0',
      `insert into order_line_discounts (line_id, kind, offer_id, funder, amount_cents)
       select id, 'reduction', 1, 'store', 1 from order_lines where refunded_cents = 0 and commission_bp = 0`,
    ],
    [
      'delete from order_line_discounts',
      'update order_lines set paid_cents = paid_cents + 1 where refunded_cents = 0 and commission_bp = 0',
    ],
  ],
  [
    'discounts of lines',
    [
      `insert into order_line_discounts (line_id, kind, offer_id, funder, amount_cents)
       select min(id), 'reduction', 1, 'store', 1 from order_lines`,
    ],
    ['delete from order_line_discounts'],
  ],
  [
    'reserved stock',
    [
      'update skus set reserved = reserved + 1',
      `insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason) select id, 0, 1, 'reserve' from skus`,
    ],
    [
      'update skus set reserved = reserved - 1',
      `insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason) select id, 0, -1, 'release' from skus`,
    ],
  ],
  [
    'stock movements',
    [`insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason) select id, 1, 0, 'add' from skus`],
    [`insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason) select id, -1, 0, 'add' from skus`],
  ],
  [
    'sales of goods',
    ['update goods_sales set sale_count = sale_count + 1'],
    ['update goods_sales set sale_count = sale_count - 1'],
  ],
  [
    'sales of stores',
    ['update stores set sale_count = sale_count + 1'],
    ['update stores set sale_count = sale_count - 1'],
  ],
  [
    'listings of goods',
    ['update goods_listings set price_cents = price_cents + 1'],
    ['update goods_listings set price_cents = price_cents - 1'],
  ],
  [
    'sales rows of goods',
    ['update goods_sales set listed = not listed where goods_id = (select min(id) from goods)'],
    ['update goods_sales set listed = not listed where goods_id = (select min(id) from goods)'],
  ],
  [
    'numbers of goods on sale',
    [`insert into goods_counts_pending (kind, ref_id, goods) values ('all', 0, 1)`],
    [`insert into goods_counts_pending (kind, ref_id, goods) values ('all', 0, -1)`],
  ],
  [
    'settled orders',
    [
      `insert into settled_orders (order_id, store_id, statement_id, paid_cents, refunded_cents, commission_cents, settled_cents)
        select o.id, o.store_id, s.id, 0, 0, 0, 0 from settlement_statements s join orders o on o.store_id = s.store_id and o.settled_at is null`,
      'update settlement_statements set orders = orders + 1',
    ],
    ['update settlement_statements set orders = orders - 1', 'delete from settled_orders where paid_cents = 0'],
  ],
  [
    'settlements in the ledger',
    [renamed(`operation_key = 'x' || operation_key`)],
    [renamed(`operation_key = substr(operation_key, 2)`)],
  ],
  [
    'commissions of orders',
    [`update order_lines set commission_bp = 400 where commission_bp = 500`],
    [`update order_lines set commission_bp = 500 where commission_bp = 400`],
  ],
  [
    'statements',
    ['update settlement_statements set orders = orders + 1'],
    ['update settlement_statements set orders = orders - 1'],
  ],
  [
    'refunds in the ledger',
    [renamed(`operation_key = 'x' || operation_key`, 'refund_agreed')],
    [renamed(`operation_key = substr(operation_key, 2)`, 'refund_agreed')],
  ],
  [
    'refunds of lines',
    ['update refund_lines set amount_cents = amount_cents - 1'],
    ['update refund_lines set amount_cents = amount_cents + 1'],
  ],
  [
    'refunds of orders',
    ['update refunds set (order_id, order_no) = (select id, order_no from orders order by id desc limit 1)'],
    [
      `update refunds set (order_id, order_no) =
         (select id, order_no from orders where status = 'after_sale_completed' order by id desc limit 1)`,
    ],
  ],
  [
    'order numbers of refunds',
    [`update refunds set order_no = 'x' || order_no`],
    ['update refunds set order_no = substr(order_no, 2)'],
  ],
  [
    'open refunds',
    ['update order_lines set open_refund_id = 1 where id = (select min(id) from order_lines)'],
    ['update order_lines set open_refund_id = null'],
  ],
  [
    'balances of statements',
    [
      'update settlement_statements set opening_money_cents = opening_money_cents + 1, closing_money_cents = closing_money_cents + 1',
    ],
    [
      'update settlement_statements set opening_money_cents = opening_money_cents - 1, closing_money_cents = closing_money_cents - 1',
    ],
  ],
  ...promotionPlants(() => t.ctx.db),
  ...figuresPlants,
  ...auditLogPlants(() => t.ctx),
  ...commentPlants,
  ...peoplePlants,
  [
    'withdrawals',
    [
      `insert into withdrawals (withdrawal_no, user_id, money_cents, fee_cents, name, bank_name, card_no_sealed, card_tail, needs_second)
       select 'planted', min(id), 100, 0, '林', '银行', 'sealed:', '1234', false from users`,
    ],
    [`delete from withdrawals where withdrawal_no = 'planted'`],
  ],
  [
    'payouts by channels',
    [
      `insert into channel_payouts (channel, reference, amount_cents, fee_cents, paid_at, admin_id)
       select 'wechat', 'planted', 100, 0, now(), min(id) from admins`,
    ],
    [`delete from channel_payouts where reference = 'planted'`],
  ],
]

test.each(plants)('finds planted drift of %s', async (check, plant, undo) => {
  const act = async (acts: Act[]) => {
    for (const one of acts) await (typeof one === 'string' ? run(one) : one())
  }
  await act(plant)
  expect(await names()).toEqual([check])
  await act(undo)
  expect(await names()).toEqual([])
})

test('every check has planted drift', () => {
  expect([...new Set(plants.map(([check]) => check))].toSorted()).toEqual(checks.map(({ name }) => name).toSorted())
})

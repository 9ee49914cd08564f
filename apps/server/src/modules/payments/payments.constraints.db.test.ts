import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPayments, type PaymentsAtSimulator } from '../../../test/payments/payments-at-simulator.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { cancelAsAdmin } from '../refunds/platform/grant-refund.ts'

vi.setConfig({ hookTimeout: 60_000 }) // keys are made once

/** What the database refuses by itself, whatever the code does (rules §§6, 8). */

let shop: PaymentsAtSimulator
/** Ids of a bill that WeChat Pay paid, and of what belongs to it. */
let ids: Record<string, number>
beforeAll(async () => {
  shop = await openPayments()
  const { it, simulator } = shop
  const { order, code } = await shop.begin('wechat')
  await simulator.act(code, 'pay')
  await simulator.deliver(shop.toShop)
  const admin = { area: 'Admin', admin_id: 1 } as Parameters<typeof cancelAsAdmin>[2]
  await inTx(it.ctx.db, (tx) => cancelAsAdmin(tx, it.ctx, admin, { id: order.id, reason: 'x' }))
  const { rows } = await it.owner.pool.query<Record<string, number>>(
    `select b.id as bill, a.id as attempt, p.id as received, r.id as refund
       from bills b join payment_attempts a on a.bill_id = b.id join received_payments p on p.attempt_id = a.id
       join payment_refunds r on r.bill_id = b.id where b.ref_id = $1`,
    [order.group_id],
  )
  ids = rows[0] ?? {}
})
afterAll(() => shop.it.close())

const attempt = (status: string, no: string, channel = `'wechat'`): string =>
  `insert into payment_attempts (bill_id, attempt_no, channel, device, amount_cents, status, paid_at, expires_at)
   values (:bill, ${no}, ${channel}, 'scan', 1, '${status}', ${status === 'succeeded' ? 'now()' : 'null'}, now())`
const received = (trade_no: string, more: string): string =>
  `insert into received_payments (channel, device, trade_no, attempt_no, amount_cents, payer_cents, payer_id, paid_at, unmatched, attempt_id)
   select channel, device, ${trade_no}, attempt_no, ${more} from received_payments where id = :received`

const refused: readonly (readonly [constraint: string, statement: string])[] = [
  [
    'bills_ref',
    'insert into bills (kind, ref_id, user_id, amount_cents) select kind, ref_id, user_id, 1 from bills where id = :bill',
  ],
  ['bills_amount', 'update bills set amount_cents = -1 where id = :bill'],
  ['bills_paid', 'update bills set paid_at = null where id = :bill'],
  ['payment_attempts_no', `${attempt('open', '(select attempt_no from payment_attempts where id = :attempt)')}`],
  ['payment_attempts_one_success', attempt('succeeded', `'another'`)],
  ['payment_attempts_one_open', `${attempt('open', `'one'`)}; ${attempt('open', `'two'`)}`],
  ['payment_attempts_amount', 'update payment_attempts set amount_cents = -1 where id = :attempt'],
  ['payment_attempts_paid', 'update payment_attempts set paid_at = null where id = :attempt'],
  ['payment_attempts_expiry', 'update payment_attempts set expires_at = null where id = :attempt'],
  ['payment_attempts_query', 'update payment_attempts set next_query_at = now() where id = :attempt'],
  [
    'payment_notices_id',
    `insert into payment_notices (channel, device, notice_id, kind, body, headers)
     select channel, device, notice_id, kind, body, headers from payment_notices limit 1`,
  ],
  ['received_payments_trade', received('trade_no', `1, 1, '', now(), 'unknown_number', null`)],
  ['received_payments_amount', received(`'no-money'`, `0, 0, '', now(), 'unknown_number', null`)],
  ['received_payments_amount', received(`'more'`, `5, 6, '', now(), 'unknown_number', null`)],
  ['received_payments_matched', received(`'nothing'`, `5, 5, '', now(), null, null`)],
  [
    'payment_refunds_no',
    `insert into payment_refunds (bill_id, received_id, refund_no, channel, amount_cents, prepaid_cents)
     select bill_id, received_id, refund_no, channel, 1, 0 from payment_refunds where id = :refund`,
  ],
  ['payment_refunds_source', `update payment_refunds set channel = 'balance' where id = :refund`],
  ['payment_refunds_amount', 'update payment_refunds set amount_cents = 0 where id = :refund'],
  ['payment_refunds_amount', 'update payment_refunds set prepaid_cents = amount_cents + 1 where id = :refund'],
  ['payment_refunds_paid', `update payment_refunds set status = 'paid', next_at = null where id = :refund`],
  [
    'payment_refunds_asked',
    `update payment_refunds set status = 'refused', paid_at = now(), next_at = now() where id = :refund`,
  ],
  [
    'ledger_accounts_bound',
    `update ledger_accounts set balance = -1 where owner_kind = 'refund' and owner_id = :refund`,
  ],
  [
    'ledger_transactions_operation',
    `insert into ledger_transactions (operation_key, event) values ('bill:' || :bill, 'order_payment')`,
  ],
]

test.each(refused)('%s', async (constraint, statement) => {
  const text = statement.replace(/:(\w+)\b(?!:)/g, (whole, name: string) => String(ids[name] ?? whole))
  await expect(shop.it.owner.pool.query(text)).rejects.toMatchObject({ constraint })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { patientWaits } from '../../../test/patient-waits.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makeShopper, type MadeShopper } from '../../../test/factories.ts'
import { openDatabase, type Database } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { fail } from '../../kernel/fail.ts'
import { connectHooks, onKey } from '../../kernel/hook.ts'
import { balancesOf, escrow, spendable } from '../ledger/public.ts'
import { openBillStep } from './bill.sql.ts'
import { lockBill } from './bills.db.ts'
import { billCredits, billPaid, closeBill, payByBalance, settleFreeBill } from './public.ts'

const kind = 'order_group'
let t: TestApp
let db: Database
/** The calls that the bill's kind received, and whether it refuses. */
let paidBills: { ref_id: number; method: string; at: Date }[]
let refuse = false
let lastRef = 0

beforeAll(async () => {
  t = await testApp()
  db = openDatabase(t.ctx.config.databaseUrl ?? '', 50, patientWaits)
  connectHooks([
    onKey(billCredits, kind, async (tx, ref_id) => {
      const { rows } = await tx.client.query<{ amount_cents: number }>(
        'select amount_cents from bills where ref_id = $1',
        [ref_id],
      )
      const amount = rows[0]?.amount_cents ?? 0
      const first = Math.floor(amount / 3)
      return [
        { to: escrow(ref_id * 10), amount: first },
        { to: escrow(ref_id * 10 + 1), amount: amount - first },
      ]
    }),
    onKey(billPaid, kind, async (_tx, _ctx, ref_id, method, at) => {
      if (refuse) fail('ORDER_MOVE_REFUSED')
      paidBills.push({ ref_id, method, at })
    }),
  ])
})
afterAll(async () => {
  await db.close()
  await t.close()
})
beforeEach(() => {
  paidBills = []
  refuse = false
})

async function newBill(shopper: MadeShopper, amount_cents: number): Promise<number> {
  const ref_id = ++lastRef
  await db.pool.query(openBillStep('values ($1, $2, $3, $4, $5, $6)'), [
    kind,
    ref_id,
    shopper.id,
    amount_cents,
    `group ${ref_id}`,
    t.ctx.now(),
  ])
  return ref_id
}
const pay = (shopper: MadeShopper, ref_id: number, ticket: string | undefined) =>
  inTx(db, async (tx) => {
    const bill = (await lockBill(tx, kind, ref_id)) ?? fail('ORDER_NOT_FOUND')
    await payByBalance(tx, t.ctx, shopper.who, bill, ticket)
  })
const statusOf = async (ref_id: number): Promise<string> =>
  (await db.pool.query<{ status: string }>('select status from bills where ref_id = $1', [ref_id])).rows[0]?.status ??
  ''
const money = async (shopper: MadeShopper): Promise<number> => spendable(await balancesOf(db, shopper.id))
const escrowed = async (ref_id: number): Promise<number> =>
  (
    await db.pool.query<{ sum: number }>(
      `select coalesce(sum(balance), 0)::int as sum from ledger_accounts where owner_kind = 'order' and owner_id between $1 and $2`,
      [ref_id * 10, ref_id * 10 + 9],
    )
  ).rows[0]?.sum ?? 0
const keys = (results: PromiseSettledResult<unknown>[]): unknown[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { key?: string }).key] : []))

describe('payByBalance', () => {
  test('moves the balance to the escrows and tells the kind', async () => {
    const shopper = await makeShopper(t, { money_cents: 10_000 })
    const bill = await newBill(shopper, 4000)
    await pay(shopper, bill, await shopper.ticket())
    expect([await money(shopper), await escrowed(bill), await statusOf(bill)]).toEqual([6000, 4000, 'paid'])
    expect(paidBills).toMatchObject([{ ref_id: bill, method: 'balance' }])
    const { rows } = await db.pool.query(
      'select a.channel, a.status, a.amount_cents, a.attempt_no from payment_attempts a join bills b on b.id = a.bill_id where b.ref_id = $1',
      [bill],
    )
    expect(rows).toMatchObject([{ channel: 'balance', status: 'succeeded', amount_cents: 4000 }])
    expect(rows[0].attempt_no).toMatch(/^\d{24}$/)
  })

  test('refuses a second payment, a closed bill, an unknown one and someone else’s', async () => {
    const shopper = await makeShopper(t, { money_cents: 10_000 })
    const other = await makeShopper(t, { money_cents: 10_000 })
    const bill = await newBill(shopper, 100)
    const ticket = await shopper.ticket()
    await expect(pay(other, bill, await other.ticket())).rejects.toMatchObject({ key: 'ORDER_NOT_FOUND' })
    await pay(shopper, bill, ticket)
    await expect(pay(shopper, bill, ticket)).rejects.toMatchObject({ key: 'ORDER_NOT_PAYABLE' })
    const closed = await newBill(shopper, 100)
    await inTx(db, (tx) => closeBill(tx, kind, closed, new Date()))
    await expect(pay(shopper, closed, ticket)).rejects.toMatchObject({ key: 'ORDER_NOT_PAYABLE' })
    await expect(pay(shopper, 999_999, ticket)).rejects.toMatchObject({ key: 'ORDER_NOT_FOUND' })
    expect(await money(shopper)).toBe(9900)
  })

  test('needs a ticket of this session that covers the amount', async () => {
    const shopper = await makeShopper(t, { money_cents: 10_000 })
    await db.pool.query(`update users set pay_password_hash = '-' where id = $1`, [shopper.id])
    const other = await makeShopper(t)
    const bill = await newBill(shopper, 200)
    const wrong = [undefined, 'x'.repeat(43), await shopper.ticket(199), await other.ticket()]
    for (const ticket of wrong) {
      await expect(pay(shopper, bill, ticket)).rejects.toMatchObject({ key: 'PAY_TICKET_INVALID' })
    }
    expect([await money(shopper), await statusOf(bill)]).toEqual([10_000, 'open'])
  })

  test('undoes everything when the balance is short or the kind refuses', async () => {
    const shopper = await makeShopper(t, { money_cents: 99 })
    const bill = await newBill(shopper, 100)
    const ticket = await shopper.ticket(100)
    await expect(pay(shopper, bill, ticket)).rejects.toMatchObject({ key: 'BALANCE_SHORT' })
    refuse = true
    const small = await newBill(shopper, 50)
    await expect(pay(shopper, small, ticket)).rejects.toMatchObject({ key: 'ORDER_MOVE_REFUSED' })
    expect([await money(shopper), await escrowed(small), await statusOf(small)]).toEqual([99, 0, 'open'])
    refuse = false
    await pay(shopper, small, ticket) // the ticket was rolled back with the rest
    expect(await money(shopper)).toBe(49)
  })
})

describe('settleFreeBill and closeBill', () => {
  test('a bill of zero is paid at once and books nothing', async () => {
    const shopper = await makeShopper(t)
    const bill = await newBill(shopper, 0)
    await inTx(db, (tx) => settleFreeBill(tx, t.ctx, kind, bill))
    expect([await statusOf(bill), paidBills.length]).toEqual(['paid', 1])
    await expect(inTx(db, (tx) => settleFreeBill(tx, t.ctx, kind, bill))).rejects.toMatchObject({
      key: 'ORDER_NOT_PAYABLE',
    })
  })

  test('a bill above zero is not free', async () => {
    const bill = await newBill(await makeShopper(t), 1)
    await expect(inTx(db, (tx) => settleFreeBill(tx, t.ctx, kind, bill))).rejects.toThrow('only a bill of zero')
  })

  test('a closed bill stays closed, a paid one cannot be closed', async () => {
    const shopper = await makeShopper(t, { money_cents: 10 })
    const bill = await newBill(shopper, 10)
    await pay(shopper, bill, await shopper.ticket())
    await expect(inTx(db, (tx) => closeBill(tx, kind, bill, new Date()))).rejects.toMatchObject({
      key: 'ORDER_NOT_PAYABLE',
    })
    const second = await newBill(shopper, 10)
    for (let round = 0; round < 2; round++) await inTx(db, (tx) => closeBill(tx, kind, second, new Date()))
    expect(await statusOf(second)).toBe('closed')
  })
})

describe('races', () => {
  test('50 payments of one wallet at once never pass its balance', async () => {
    const shopper = await makeShopper(t, { money_cents: 2050 })
    const ticket = await shopper.ticket()
    const bills = await Promise.all(Array.from({ length: 50 }, () => newBill(shopper, 100)))
    const results = await Promise.allSettled(bills.map((bill) => pay(shopper, bill, ticket)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(new Set(keys(results))).toEqual(new Set(['BALANCE_SHORT']))
    expect(await money(shopper)).toBe(50)
    const sums = await Promise.all(bills.map(escrowed))
    expect(sums.reduce((a, b) => a + b, 0)).toBe(2000)
  })

  test('one bill paid 32 times at once is paid once', async () => {
    const shopper = await makeShopper(t, { money_cents: 10_000 })
    const ticket = await shopper.ticket()
    const bill = await newBill(shopper, 100)
    const results = await Promise.allSettled(Array.from({ length: 32 }, () => pay(shopper, bill, ticket)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(new Set(keys(results))).toEqual(new Set(['ORDER_NOT_PAYABLE']))
    expect([await money(shopper), await escrowed(bill), paidBills.length]).toEqual([9900, 100, 1])
  })

  test('paying and cancelling at once: exactly one happens', async () => {
    const shopper = await makeShopper(t, { money_cents: 10_000 })
    const ticket = await shopper.ticket()
    for (let round = 0; round < 10; round++) {
      const bill = await newBill(shopper, 10)
      const results = await Promise.allSettled([
        pay(shopper, bill, ticket),
        inTx(db, (tx) => closeBill(tx, kind, bill, new Date())),
      ])
      expect(keys(results)).toEqual(['ORDER_NOT_PAYABLE'])
      expect(await escrowed(bill)).toBe((await statusOf(bill)) === 'paid' ? 10 : 0)
    }
  })
})

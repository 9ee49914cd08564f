import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patientWaits } from '../../../test/patient-waits.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { openDatabase } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { ledgerAudits } from './audits.ts'
import { book, bookAll } from './book.ts'
import { escrow, ownAccount, pair, platform, userMoney, userPoints, userPrepaid } from './chart.ts'
import { balancesOf, balancesOfOwners, type Balances } from './ledger.db.ts'
import { AlreadyBooked, post, type Entry } from './post.ts'
import { bookTopUp } from './top-up.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const at = new Date('2026-03-01T04:00:00Z')
const topUp = (user_id: number, amount_cents: number, key: string) =>
  inTx(t.ctx.db, (tx) => bookTopUp(tx, { user_id, amount_cents, key, at }))
const bookEntries = (key: string, entries: Entry[]) =>
  inTx(t.ctx.db, (tx) => post(tx, { key, event: 'adjustment', at }, entries))
const count = async (key: string): Promise<number> =>
  (await t.ctx.db.pool.query('select 1 from ledger_transactions where operation_key = $1', [key])).rows.length

describe('post', () => {
  test('moves money and keeps the running balance', async () => {
    await topUp(1, 5000, 'post-1')
    await bookEntries('post-2', [
      { account: userPrepaid(1), amount: -1200 },
      { account: escrow(7), amount: 700 },
      { account: escrow(8), amount: 500 },
    ])
    expect(await balancesOf(t.ctx.db, 1)).toMatchObject({ prepaid: 3800, money: 0, points: 0 })
    const { rows } = await t.ctx.db.pool.query(
      `select a.owner_kind, a.owner_id, p.amount, p.balance_after from ledger_postings p
         join ledger_accounts a on a.id = p.account_id order by p.id`,
    )
    expect(rows.map((row) => [row.owner_kind, row.owner_id, row.amount, row.balance_after])).toEqual([
      ['channel', 0, -5000, null],
      ['user', 1, 5000, 5000],
      ['user', 1, -1200, 3800],
      ['order', 7, 700, 700],
      ['order', 8, 500, 500],
    ])
  })

  test('books nothing for zero amounts', async () => {
    await bookEntries('post-zero', [
      { account: userPrepaid(1), amount: 0 },
      { account: escrow(9), amount: 0 },
    ])
    expect(await count('post-zero')).toBe(0)
  })

  test('keeps points as a currency of their own', async () => {
    await bookEntries('post-points', [
      { account: platform('points_issuer'), amount: -30 },
      { account: userPoints(1), amount: 30 },
    ])
    expect((await balancesOf(t.ctx.db, 1)).points).toBe(30)
    await expect(
      bookEntries('post-mixed', [
        { account: userPoints(1), amount: -30 },
        { account: userPrepaid(1), amount: 30 },
      ]),
    ).rejects.toMatchObject({ constraint: 'ledger_sum' })
  })

  test('refuses at commit what does not sum to zero', async () => {
    await expect(bookEntries('post-odd', [{ account: userPrepaid(1), amount: 1 }])).rejects.toMatchObject({
      constraint: 'ledger_sum',
    })
    expect(await count('post-odd')).toBe(0)
  })

  test('refuses to pass a bound', async () => {
    const before = await balancesOf(t.ctx.db, 1)
    const entries = [
      { account: userPrepaid(1), amount: -before.prepaid - 1 },
      { account: escrow(10), amount: before.prepaid + 1 },
    ]
    await expect(bookEntries('post-short', entries)).rejects.toMatchObject({ key: 'BALANCE_SHORT' })
    expect(await balancesOf(t.ctx.db, 1)).toEqual(before)
  })

  test('is append-only, for the owner of the tables too', async () => {
    for (const statement of [
      'update ledger_postings set amount = 1',
      'delete from ledger_postings',
      `update ledger_transactions set event = 'x'`,
      'delete from ledger_transactions',
      'delete from ledger_accounts',
    ]) {
      await expect(t.owner.pool.query(statement)).rejects.toMatchObject({ constraint: 'ledger_append_only' })
    }
  })
})

describe('bookAll', () => {
  const income = (id: number, cents: number, key: string) => ({
    key,
    info: key,
    moves: [{ from: platform('adjustments'), to: pair('store_income', id), amount: cents }],
  })
  const ofStore = async (id: number) => {
    const { money, debt } = (await balancesOfOwners(t.ctx.db, 'store', [id])).get(id) as Balances
    return { money, debt }
  }
  const bookMany = (...operations: Parameters<typeof bookAll<'adjustment'>>[2]) =>
    inTx(t.ctx.db, (tx) => bookAll(tx, { event: 'adjustment', at }, operations))

  test('books each operation as its own, and pays the debt of a store with the first of them', async () => {
    await bookEntries('many-debt', [
      { account: ownAccount('store', 31, 'debt'), amount: -250 },
      { account: platform('adjustments'), amount: 250 },
    ])
    await bookMany(
      income(31, 100, 'many-1'),
      income(32, 70, 'many-2'),
      income(31, 200, 'many-3'),
      income(31, 40, 'many-4'),
    )
    expect(await ofStore(31)).toEqual({ money: 90, debt: 0 })
    expect(await ofStore(32)).toEqual({ money: 70, debt: 0 })
    const { rows } = await t.ctx.db.pool.query(
      `select tr.operation_key, a.kind, p.amount::int, p.balance_after::int from ledger_transactions tr
         join ledger_postings p on p.transaction_id = tr.id join ledger_accounts a on a.id = p.account_id
        where tr.operation_key like 'many-_' and a.owner_id = 31 order by p.id`,
    )
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['many-1', 'debt', 100, -150],
      ['many-3', 'debt', 150, 0],
      ['many-3', 'money', 50, 50],
      ['many-4', 'money', 40, 90],
    ])
  })

  test('books all or none: one key that is taken refuses the others', async () => {
    await bookMany(income(33, 10, 'taken-1'))
    await expect(bookMany(income(33, 20, 'free-1'), income(33, 20, 'taken-1'))).rejects.toThrow(AlreadyBooked)
    expect(await ofStore(33)).toEqual({ money: 10, debt: 0 })
    expect(await count('free-1')).toBe(0)
  })

  test('leaves out operations that move nothing', async () => {
    await bookMany(income(34, 0, 'nothing-1'), income(34, 5, 'nothing-2'))
    expect([await count('nothing-1'), await count('nothing-2')]).toEqual([0, 1])
    await bookMany(income(34, 0, 'nothing-3'))
  })

  test('several calls at once over the same stores end with the right sums', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, call) =>
        bookMany(
          ...[41, 42, 43].map((id) => income(id, 10, `at-once-${call}-${id}`)).toSorted(() => (call % 2 ? 1 : -1)),
        ),
      ),
    )
    for (const id of [41, 42, 43]) expect(await ofStore(id)).toEqual({ money: 80, debt: 0 })
  })
})

describe('races', () => {
  test('the same key twice, one after the other and at once, is booked once', async () => {
    await topUp(2, 100, 'twice')
    await expect(topUp(2, 100, 'twice')).rejects.toThrow(AlreadyBooked)
    const results = await Promise.allSettled(Array.from({ length: 16 }, () => topUp(2, 100, 'at-once')))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect(refused.every((error) => error instanceof AlreadyBooked)).toBe(true)
    expect((await balancesOf(t.ctx.db, 2)).prepaid).toBe(200)
  })

  test('accounts born at once are one account', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => topUp(3, 10, `born-${index}`)))
    expect((await balancesOf(t.ctx.db, 3)).prepaid).toBe(200)
  })

  test('transfers to and fro do not deadlock', async () => {
    const db = openDatabase(t.ctx.config.databaseUrl ?? '', 20, patientWaits)
    await topUp(4, 10_000, 'fro-4')
    await topUp(5, 10_000, 'fro-5')
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const [a, b] = index % 2 ? [userPrepaid(4), userPrepaid(5)] : [userPrepaid(5), userPrepaid(4)]
        return inTx(db, (tx) =>
          post(tx, { key: `fro-${index}-x`, event: 'adjustment', at }, [
            { account: a, amount: -10 },
            { account: b, amount: 10 },
          ]),
        )
      }),
    )
    await db.close()
    expect((await balancesOf(t.ctx.db, 4)).prepaid + (await balancesOf(t.ctx.db, 5)).prepaid).toBe(20_000)
    const { rows } = await t.ctx.db.pool.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    )
    expect(rows[0].deadlocks).toBe(0)
    const running = ledgerAudits.find(({ name }) => name === 'ledger running balances')
    expect((await t.ctx.db.pool.query(running?.sql ?? '')).rows).toEqual([])
  })

  test('payments at once take prepaid to the last cent before they take money', async () => {
    const db = openDatabase(t.ctx.config.databaseUrl ?? '', 20, patientWaits)
    await topUp(8, 1_000, 'pair-8')
    await bookEntries('pair-money', [
      { account: platform('adjustments'), amount: -500 },
      { account: userMoney(8), amount: 500 },
    ])
    const spend = (index: number) =>
      inTx(db, (tx) =>
        book(tx, { key: `pair-${index}`, event: 'order_payment', at }, [
          { from: pair('user_spending', 8), to: escrow(800 + index), amount: 70 },
        ]),
      )
    const results = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => spend(index)))
    await db.close()
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(21)
    expect(await balancesOf(t.ctx.db, 8)).toMatchObject({ prepaid: 0, money: 30 })
  })

  test('a payment through a platform account waits for no other', async () => {
    const { ctx } = t
    await bookEntries('wait-0', [
      { account: platform('adjustments'), amount: -1 },
      { account: userPrepaid(6), amount: 1 },
    ])
    await inTx(ctx.db, async (open) => {
      await post(open, { key: 'wait-1', event: 'adjustment', at }, [
        { account: platform('adjustments'), amount: -5 },
        { account: userPrepaid(6), amount: 5 },
      ])
      await topUp(7, 10, 'wait-2')
      await bookEntries('wait-3', [
        { account: platform('adjustments'), amount: -5 },
        { account: userPrepaid(7), amount: 5 },
      ])
    })
    expect((await balancesOf(ctx.db, 7)).prepaid).toBe(15)
  })
})

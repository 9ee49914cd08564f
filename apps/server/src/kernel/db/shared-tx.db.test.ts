import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { fail } from '../fail.ts'
import { openDatabase, type Database, type Tx } from './db.ts'
import { inSharedTx } from './shared-tx.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.ownerUrl)
  await db.pool.query(`
    create table places (caller int primary key, tx bigint not null default txid_current());
    create table guests (n int unique deferrable initially deferred);
    create table tables (id int primary key, free int not null);`)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})
beforeEach(() => db.pool.query('truncate places, guests, tables; insert into tables values (1, 5)'))

const noCheck = (): Promise<void> => Promise.resolve()
const share = <T>(caller: number, work: (tx: Tx) => Promise<T>, check = noCheck) =>
  inSharedTx(db, { row: 'places', check }, caller, work)
const take = (tx: Tx, caller: number) => tx.client.query('insert into places (caller) values ($1)', [caller])

/** Keeps the row’s turn until the returned function is called, so that the works of a test come during it. */
function hold(): () => Promise<void> {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const held = share(0, () => {
    begin()
    return ended
  })
  return async () => {
    await begun
    end()
    await held
  }
}

const callersByTx = async (): Promise<number[][]> => {
  const { rows } = await db.pool.query<{ callers: number[] }>(
    'select array_agg(caller order by caller) as callers from places group by tx order by min(caller)',
  )
  return rows.map(({ callers }) => callers)
}
const outcomes = async (works: readonly Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(works)).map((one) =>
    one.status === 'fulfilled'
      ? 'ok'
      : ((one.reason as { key?: string; code?: string }).key ?? (one.reason as { code?: string }).code),
  )

test('works that come during another share the next transaction', async () => {
  const go = hold()
  const works = [3, 1, 2].map((caller) => share(caller, (tx) => take(tx, caller).then(() => caller)))
  await go()
  expect(await Promise.all(works)).toEqual([3, 1, 2])
  expect(await callersByTx()).toEqual([[1, 2, 3]])
})

test('two works for one caller run one after the other', async () => {
  const go = hold()
  const first = share(1, (tx) => take(tx, 1))
  const second = share(1, async (tx) => (await tx.client.query('select from places where caller = 1')).rowCount)
  await go()
  await first
  expect(await second).toBe(1)
})

test('who is refused has no part in what the others write', async () => {
  const go = hold()
  let attempts = 0
  const works = [1, 2, 3].map((caller) =>
    share(caller, async (tx) => {
      await take(tx, caller)
      if (caller !== 2) return
      attempts += 1
      fail('STOCK_SHORT')
    }),
  )
  await go()
  expect(await outcomes(works)).toEqual(['ok', 'STOCK_SHORT', 'ok'])
  expect([attempts, await callersByTx()]).toEqual([2, [[1, 3]]])
})

test('the last free table goes to who can have it, though another took it in vain first', async () => {
  await db.pool.query('update tables set free = 1')
  const go = hold()
  const reserve = (caller: number, hasPrice: boolean) =>
    share(caller, async (tx) => {
      const { rowCount } = await tx.client.query('update tables set free = free - 1 where free > 0')
      if (!rowCount) fail('STOCK_SHORT')
      if (!hasPrice) fail('PRICE_CHANGED')
    })
  const works = [reserve(1, false), reserve(2, true)]
  await go()
  expect(await outcomes(works)).toEqual(['PRICE_CHANGED', 'ok'])
})

test('an error of the database in one work, at once or at COMMIT, leaves the others whole', async () => {
  await db.pool.query('insert into places (caller) values (2); insert into guests values (7)')
  const go = hold()
  const works = [
    ...[1, 2, 3].map((caller) => share(caller, (tx) => take(tx, caller))),
    share(4, (tx) => tx.client.query('insert into guests values (7)')),
  ]
  await go()
  expect(await outcomes(works)).toEqual(['ok', '23505', 'ok', '23505'])
  expect((await db.pool.query('select from places')).rowCount).toBe(3)
})

test('a connection that is lost during the works is replaced', async () => {
  const go = hold()
  let isKilled = false
  const works = [1, 2].map((caller) =>
    share(caller, async (tx) => {
      await take(tx, caller)
      if (isKilled) return
      isKilled = true
      const { rows } = await tx.client.query<{ pid: number }>('select pg_backend_pid() as pid')
      await db.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await take(tx, 100 + caller)
    }),
  )
  await go()
  expect(await outcomes(works)).toEqual(['ok', 'ok'])
  expect((await callersByTx()).flat()).toEqual([1, 2])
})

test('what is not worth a transaction any more gets none', async () => {
  const go = hold()
  let isWorth = true
  const check = async (): Promise<void> => (isWorth ? undefined : fail('SECKILL_SOLD_OUT'))
  let begun = 0
  const works = [1, 2].map((caller) => share(caller, async () => void (begun += 1), check))
  isWorth = false
  await go()
  expect([await outcomes(works), begun]).toEqual([['SECKILL_SOLD_OUT', 'SECKILL_SOLD_OUT'], 0])
})

test('a check that throws at once answers its own work alone', async () => {
  const go = hold()
  const works = [
    share(
      1,
      async () => {},
      () => fail('SECKILL_SOLD_OUT'),
    ),
    share(2, (tx) => take(tx, 2)),
  ]
  await go()
  expect(await outcomes(works)).toEqual(['SECKILL_SOLD_OUT', 'ok'])
})

test('none goes on to the lock before all have read, or ended', async () => {
  const go = hold()
  const steps: string[] = []
  const works = [1, 2, 3].map((caller) =>
    share(caller, async (tx) => {
      for (let n = 0; n < caller; n++) await tx.client.query('select')
      steps.push('read')
      if (caller === 3) return
      await tx.allHaveRead()
      steps.push('lock')
    }),
  )
  await go()
  await Promise.all(works)
  expect(steps).toEqual(['read', 'read', 'read', 'lock', 'lock'])
})

test('beyond a thousand that wait, everybody is answered at once that the server is busy', async () => {
  const go = hold()
  const works = Array.from({ length: 1000 }, (_, n) => share(n + 1, async () => {}))
  expect(() => share(2000, async () => {})).toThrow(expect.objectContaining({ key: 'BUSY' }))
  await go()
  expect(new Set(await outcomes(works))).toEqual(new Set(['ok']))
})

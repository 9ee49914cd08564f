import { receiveCoupon } from '@fangshi/contract/coupons'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { claim, makeCoupon } from '../../../test/promotions/coupons.ts'
import { makeShopper, makeStore, makeGoods } from '../../../test/factories.ts'
import { audit } from '../../audit.ts'
import { statement, type Tx } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { lostCouponIds, usableCouponsSql, useCouponSteps, type UsableCoupon } from './coupons.sql.ts'
import { returnCoupons } from './public.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
// Here nothing is ordered: the numbers of orders are made up.
afterEach(async () => {
  const findings = await audit(it.ctx.db)
  expect(findings.filter(({ check }) => check !== 'coupons of orders')).toEqual([])
})
afterAll(() => it.close())

const keysOf = (results: PromiseSettledResult<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const result of results) {
    const key = result.status === 'fulfilled' ? 'ok' : ((result.reason as { key?: string }).key ?? 'unforeseen')
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
const newShoppers = (count: number) => Promise.all(Array.from({ length: count }, () => makeShopper(it)))
const coupon = (row: Parameters<typeof makeCoupon>[2] = {}) => makeCoupon(it.ctx.db, it.ctx.now(), row)
const after = (ms: number) => new Date(it.ctx.now().getTime() + ms)

const use = statement(
  'test.use_coupons',
  `with ${useCouponSteps('select t.id, $2::text as used_for from unnest($1::bigint[]) t(id)', '$3::bigint', '$4::timestamptz')}
   select ${lostCouponIds} as lost`,
)
const useCoupons = async (tx: Tx, userId: number, ids: number[], usedFor = '1', at = it.ctx.now()) =>
  (await tx.row<{ lost: number[] }>(use, [ids, usedFor, userId, at]))?.lost
const usable = statement(
  'test.usable_coupons',
  `with sale as (select id as goods_id, store_id from goods where id = any($2::bigint[]))
   select coalesce(json_agg(t), '[]') as coupons from (${usableCouponsSql('$1::bigint', 'sale', '$3::timestamptz')}) t`,
)
const usableOf = async (userId: number, goodsIds: number[], at = it.ctx.now()) =>
  (await it.ctx.db.row<{ coupons: UsableCoupon[] }>(usable, [userId, goodsIds, at]))?.coupons ?? []
const statusOf = async (id: number) =>
  (await it.ctx.db.pool.query<{ status: string }>('select status from claimed_coupons where id = $1', [id])).rows[0]
    ?.status

test('64 claims of a coupon with 10 left: 10', async () => {
  const id = await coupon({ stock: 10 })
  const shoppers = await newShoppers(64)
  const results = await Promise.allSettled(shoppers.map(({ call }) => claim(call, id)))
  expect(keysOf(results)).toEqual({ ok: 10, COUPON_USED_UP: 54 })
  const { rows } = await it.ctx.db.pool.query('select claimed from coupons where id = $1', [id])
  expect(rows).toEqual([{ claimed: 10 }])
})

test('one person at once gets no more than the limit', async () => {
  const id = await coupon({ per_person: 3 })
  const { call } = await makeShopper(it)
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => claim(call, id)))
  expect(keysOf(results)).toEqual({ ok: 3, COUPON_CLAIMED: 9 })
})

test('2 uses at once: 1', async () => {
  const { id: userId, call } = await makeShopper(it)
  const claimed = await claim(call, await coupon())
  const uses = Array.from({ length: 2 }, (_, index) =>
    inTx(it.ctx.db, async (tx) => {
      if ((await useCoupons(tx, userId, [claimed], `order ${index}`))?.length) throw new Error('lost')
    }),
  )
  const results = await Promise.allSettled(uses)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await statusOf(claimed)).toBe('used')
})

test('a coupon is used in its window, by its holder', async () => {
  const { id: userId, call } = await makeShopper(it)
  const other = await makeShopper(it)
  const claimed = await claim(call, await coupon({ end_time: after(60_000) }))
  const lost = (who: number, at?: Date) => inTx(it.ctx.db, (tx) => useCoupons(tx, who, [claimed], '1', at))
  expect(await lost(other.id)).toEqual([claimed])
  expect(await lost(userId, after(-2 * 60 * 60_000))).toEqual([claimed])
  expect(await lost(userId, after(60_001))).toEqual([claimed])
  expect(await lost(userId)).toEqual([])
})

test('what was used comes back once, and past its end it is expired', async () => {
  const { id: userId, call } = await makeShopper(it)
  const [short, long] = [
    await claim(call, await coupon({ end_time: after(60_000) })),
    await claim(call, await coupon()),
  ]
  await inTx(it.ctx.db, (tx) => useCoupons(tx, userId, [short, long], 'A1'))
  const back = (number: string, at: Date) => inTx(it.ctx.db, (tx) => returnCoupons(tx, [number], at))
  expect(await back('A2', it.ctx.now())).toEqual([])
  expect((await back('A1', after(120_000))).toSorted((a, b) => a - b)).toEqual([short, long])
  expect([await statusOf(short), await statusOf(long)]).toEqual(['expired', 'to_be_used'])
  await inTx(it.ctx.db, (tx) => useCoupons(tx, userId, [long], 'A3'))
  expect(await back('A1', it.ctx.now())).toEqual([])
  expect(await statusOf(long)).toBe('used')
})

test('a checkout meets the coupons that fit its goods', async () => {
  const { db } = it.ctx
  const { id: userId, call } = await makeShopper(it)
  const [store, other] = [await makeStore(db), await makeStore(db)]
  const [cup, pot] = [await makeGoods(db, store.store_id), await makeGoods(db, store.store_id)]
  const store_id = store.store_id
  const whole = await coupon({ store_id })
  const some = await coupon({ store_id, scope: 'goods' })
  const elsewhere = await coupon({ store_id: other.store_id })
  const byClass = await coupon({ scope: 'classes' })
  const byStore = await coupon({ scope: 'stores' })
  const later = await coupon({ store_id, start_time: after(60_000) })
  await db.pool.query('insert into coupon_goods (coupon_id, goods_id, store_id) values ($1, $2, $3)', [
    some,
    pot.goods_id,
    store_id,
  ])
  await db.pool.query('insert into coupon_classes select $1, class_path[2] from goods where id = $2', [
    byClass,
    cup.goods_id,
  ])
  await db.pool.query('insert into coupon_stores values ($1, $2)', [byStore, other.store_id])
  const ids = new Map<number, number>()
  for (const id of [whole, some, elsewhere, byClass, byStore]) ids.set(await claim(call, id), id)
  const found = async (at?: Date) =>
    (await usableOf(userId, [cup.goods_id, pot.goods_id], at)).map(({ coupon_id, goods_ids }) => [coupon_id, goods_ids])
  expect(await found()).toEqual([
    [whole, null],
    [some, [pot.goods_id]],
    [byClass, [cup.goods_id]],
    [byStore, []],
  ])
  expect(await found(after(60 * 60_000))).toEqual([])
  await expect(call(receiveCoupon, { body: { id: later } })).rejects.toMatchObject({ key: 'COUPON_NOT_STARTED' })
})

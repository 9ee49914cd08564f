import { listMoneyLogs } from '@fangshi/contract/accounts'
import { configRoutes } from '@fangshi/contract/configs'
import { endingPoints } from '@fangshi/contract/points'
import { movePointsOrder, listPointsOrders } from '@fangshi/contract/points-mall'
import { formatDate } from '@fangshi/contract/time'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makeShopper, type MadeShopper } from '../../../test/factories.ts'
import { addPoints, makePointsGoods, makePointsShopper, orderPoints } from '../../../test/points/points-orders.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { createSession } from '../accounts/public.ts'
import { balancesOf } from '../ledger/public.ts'
import { saveSettings } from '../settings/public.ts'
import { expirePoints } from './expire-points.timers.ts'
import { beginExpiry } from './expiry.db.ts'
import { dayAfter } from './expiry.ts'

const dayMs = 24 * 60 * 60_000
let it: TestApp
beforeAll(async () => void (it = await testApp({ logLevel: 'silent' })))
afterAll(() => it.close())
// Days come one after the other, so that the tests of this file share one clock.
let noon = new Date('2027-01-01T12:00:00+08:00')
const nextDay = (days = 1): void => {
  noon = new Date(noon.getTime() + days * dayMs)
  it.setNow(noon)
}
beforeEach(async () => {
  await setDays(0)
  nextDay()
  await expirePoints.run(it.ctx)
  nextDay()
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})

async function setDays(valid_days: number): Promise<void> {
  await inTx(it.ctx.db, (tx) => saveSettings(tx, 'points', { valid_days }, it.ctx.now()))
  it.forgetSettings()
}
/** Sessions end within these days, so that each call has its own. */
async function logIn({ id }: MadeShopper) {
  const { token } = await inTx(it.ctx.db, (tx) => createSession(tx, { area: 'Home', user_id: id }, it.ctx.now()))
  return it.as(token)
}
const readEnding = async (shopper: MadeShopper) => (await logIn(shopper))(endingPoints, {})
const pointsOf = async ({ id }: MadeShopper): Promise<number> => (await balancesOf(it.ctx.db, id)).points
const today = (): string => formatDate(it.ctx.now())
async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    nextDay()
    await expirePoints.run(it.ctx)
  }
}

test('points end after their days, the oldest being spent first, and the log says so', async () => {
  await setDays(10)
  await expirePoints.run(it.ctx)
  const shopper = await makePointsShopper(it, 0)
  await addPoints(it, shopper.id, 100)
  await passDays(4)
  await addPoints(it, shopper.id, 50)
  await addPoints(it, shopper.id, -30)
  await passDays(6)
  expect(await pointsOf(shopper)).toBe(120)
  expect(await readEnding(shopper)).toEqual({
    valid_days: 10,
    soon: { points: 70, last_day: today(), total: 120 },
  })
  await passDays(1)
  expect(await pointsOf(shopper)).toBe(50)
  expect((await readEnding(shopper)).soon).toEqual({ points: 50, last_day: dayAfter(today(), 3), total: 50 })
  const { data } = await (await logIn(shopper))(listMoneyLogs, { query: { kind: 'integral' } })
  expect(data[0]).toMatchObject({
    event: 'points_expired',
    name: '积分到期',
    money: '-70',
    info: dayAfter(today(), -1),
  })
  await passDays(4)
  expect(await pointsOf(shopper)).toBe(0)
  expect((await readEnding(shopper)).soon).toBeNull()
})

test('without the setting points never end', async () => {
  const shopper = await makePointsShopper(it, 100)
  nextDay(400)
  await passDays(2)
  expect(await pointsOf(shopper)).toBe(100)
  expect(await readEnding(shopper)).toEqual({ valid_days: 0, soon: null })
})

test('a new setting counts for older points as if they had come in when it was made', async () => {
  const shopper = await makePointsShopper(it, 100)
  nextDay(300)
  await setDays(10)
  expect((await readEnding(shopper)).soon).toEqual({ points: 100, last_day: dayAfter(today(), 10), total: 100 })
  await passDays(10)
  expect(await pointsOf(shopper)).toBe(100)
  expect((await readEnding(shopper)).soon?.last_day).toBe(today())
  await passDays(1)
  expect(await pointsOf(shopper)).toBe(0)
})

test('points that come back of a cancelled order keep their age', async () => {
  await setDays(5)
  await expirePoints.run(it.ctx)
  const shopper = await makePointsShopper(it, 100)
  const goods = await makePointsGoods(it, { cash_cents: 500 })
  await passDays(5)
  shopper.call = await logIn(shopper)
  await orderPoints(shopper, goods, { cash_cents: 500 })
  await addPoints(it, shopper.id, 20)
  await passDays(1)
  expect(await pointsOf(shopper)).toBe(20)
  const call = await logIn(shopper)
  const { data } = await call(listPointsOrders, { query: {} })
  await call(movePointsOrder, { params: { id: data[0]?.id ?? 0 }, body: { action: 'cancel' } })
  expect(await pointsOf(shopper)).toBe(120)
  await passDays(1)
  expect(await pointsOf(shopper)).toBe(20)
})

test('two runs at once end the same points once; points that come in meanwhile stay', async () => {
  await setDays(5)
  await expirePoints.run(it.ctx)
  const shoppers = [await makePointsShopper(it, 10), await makePointsShopper(it, 20)]
  await passDays(5)
  nextDay()
  await Promise.all([
    expirePoints.run(it.ctx),
    ...shoppers.map(({ id }) => addPoints(it, id, 7)),
    // What loses the race for the key of the ledger is not booked.
    expirePoints.run(it.ctx).catch(() => undefined),
  ])
  await expirePoints.run(it.ctx)
  expect(await Promise.all(shoppers.map(pointsOf))).toEqual([7, 7])
})

test('a day whose run died goes on with those who are left', async () => {
  await setDays(5)
  await expirePoints.run(it.ctx)
  const [done, left] = [await makePointsShopper(it, 10), await makePointsShopper(it, 20)]
  await passDays(5)
  nextDay()
  await inTx(it.ctx.db, (tx) => beginExpiry(tx, { day: today(), valid_days: 5, at: it.ctx.now() }))
  await addPoints(it, done.id, -10)
  await expirePoints.run(it.ctx)
  expect([await pointsOf(done), await pointsOf(left)]).toEqual([0, 0])
})

test('what comes back while a day goes on after a crash ends the day after', async () => {
  await setDays(5)
  await expirePoints.run(it.ctx)
  const shopper = await makePointsShopper(it, 130)
  const goods = await makePointsGoods(it, { cash_cents: 500 })
  await passDays(5)
  shopper.call = await logIn(shopper)
  await orderPoints(shopper, goods, { cash_cents: 500 })
  await passDays(1)
  expect(await pointsOf(shopper)).toBe(0)
  await it.ctx.db.pool.query('update points_expiry_days set finished_at = null where day = $1', [today()])
  const call = await logIn(shopper)
  const { data } = await call(listPointsOrders, { query: {} })
  await call(movePointsOrder, { params: { id: data[0]?.id ?? 0 }, body: { action: 'cancel' } })
  await expirePoints.run(it.ctx)
  expect(await pointsOf(shopper)).toBe(100)
  await passDays(1)
  expect(await pointsOf(shopper)).toBe(0)
})

test('only the own points are told, to who is logged in', async () => {
  await setDays(5)
  await makePointsShopper(it, 100)
  const other = await makeShopper(it)
  expect(await other.call(endingPoints, {})).toEqual({ valid_days: 5, soon: null })
  await expect(it.as(null)(endingPoints, {})).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
})

test('the platform sets the days', async () => {
  const call = it.as((await mintAdmin(it)).token, 'Admin')
  const save = (valid_days: string) => call(configRoutes.points.save, { body: { valid_days } })
  expect((await save('365')).values).toMatchObject({ valid_days: '365', per_yuan: '1.00' })
  await expect(save('3651')).rejects.toMatchObject({ fields: { valid_days: 'TOO_BIG' } })
  await expect(save('-1')).rejects.toMatchObject({ key: 'INVALID_INPUT' })
})

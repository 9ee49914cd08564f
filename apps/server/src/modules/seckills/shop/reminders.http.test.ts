import { sellerSeckills, stopSeckill } from '@fangshi/contract/seckills'
import { addSeckillReminder, listSeckillReminders, removeSeckillReminders } from '@fangshi/contract/seckills-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { hour, inMs, makeSeckill } from '../../../../test/activities/seckills.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeShopper, type MadeShopper } from '../../../../test/factories.ts'
import { notify } from '../../notifications/sending/notifications.timers.ts'
import { remindOfSeckills } from './remind.timers.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(() => it.close())

const minute = hour / 60
let phones = 13_900_000_000
async function withPhone(): Promise<MadeShopper & { phone: string }> {
  const shopper = await makeShopper(it)
  const phone = String((phones += 1))
  await it.ctx.db.pool.query('update users set phone = $2 where id = $1', [shopper.id, phone])
  return { ...shopper, phone }
}
const coming = () => makeSeckill(it, { start_time: inMs(it, hour), end_time: inMs(it, 2 * hour) })
const add = ({ call }: MadeShopper, seckill_id: number) => call(addSeckillReminder, { body: { seckill_id } })
const own = async ({ call }: MadeShopper) => (await call(listSeckillReminders, {})).map(({ seckill_id }) => seckill_id)
/** The texts that a phone has received. */
async function sentTo(phone: string): Promise<string[]> {
  await notify.run(it.ctx)
  await it.runJobs()
  const { rows } = await it.ctx.db.pool.query<{ text: string }>(
    'select text from sms_inbox where phone = $1 order by id',
    [phone],
  )
  return rows.map(({ text }) => text)
}

test('a shopper is reminded five minutes before the start, once, however often the job runs', async () => {
  const { id } = await coming()
  const shopper = await withPhone()
  await Promise.all(Array.from({ length: 4 }, () => add(shopper, id)))
  expect(await own(shopper)).toEqual([id])
  it.advance(54 * minute)
  await remindOfSeckills.run(it.ctx)
  expect(await sentTo(shopper.phone)).toEqual([])
  it.advance(minute + 1000)
  await Promise.all(Array.from({ length: 6 }, () => remindOfSeckills.run(it.ctx)))
  await remindOfSeckills.run(it.ctx)
  expect(await sentTo(shopper.phone)).toEqual([expect.stringMatching(/开抢，秒杀价 4\.00 元起/)])
  it.advance(5 * minute)
  expect(await keyOf(add(shopper, id))).toBe('SECKILL_STARTED')
  expect(await own(shopper)).toEqual([])
  it.advance(-60 * minute - 1000)
})

test('nobody is reminded of a sale that was stopped, or that they no longer wait for; another start is told anew', async () => {
  const [stopped, moved] = [await coming(), await coming()]
  const [one, other] = [await withPhone(), await withPhone()]
  await add(one, stopped.id)
  await stopped.seller(stopSeckill, { params: { id: stopped.id }, body: { reason: '备货不足' } })
  expect(await own(one)).toEqual([])
  expect(await keyOf(add(one, stopped.id))).toBe('NOT_FOUND')
  await add(one, moved.id)
  await add(other, moved.id)
  await one.call(removeSeckillReminders, { query: { seckill_ids: `${moved.id},${stopped.id}` } })
  it.advance(56 * minute)
  await remindOfSeckills.run(it.ctx)
  expect([await sentTo(one.phone), (await sentTo(other.phone)).length]).toEqual([[], 1])
  await moved.seller(sellerSeckills.update, {
    params: { id: moved.id },
    body: { start_time: inMs(it, hour), end_time: inMs(it, 2 * hour) },
  })
  await remindOfSeckills.run(it.ctx)
  it.advance(56 * minute)
  await remindOfSeckills.run(it.ctx)
  expect((await sentTo(other.phone)).length).toBe(2)
  it.advance(-112 * minute)
})

test('what is unknown, a draft or runs cannot be waited for; without a phone there is no message', async () => {
  const shopper = await withPhone()
  expect(await keyOf(add(shopper, 999_999))).toBe('NOT_FOUND')
  expect(await keyOf(add(shopper, 0))).toBe('INVALID_INPUT')
  expect(await keyOf(add(shopper, (await makeSeckill(it, { is_draft: true })).id))).toBe('NOT_FOUND')
  expect(await keyOf(add(shopper, (await makeSeckill(it)).id))).toBe('SECKILL_STARTED')
  expect(await keyOf(add(await makeShopper(it), (await coming()).id))).toBe('PHONE_MISSING')
})

test('a hundred reminders are the most', async () => {
  const shopper = await withPhone()
  const sale = await coming()
  await it.ctx.db.pool.query(
    `with made as (
       insert into seckills (store_id, goods_id, start_time, end_time, max_per_person, is_draft)
       select store_id, goods_id, start_time, end_time, 1, true from seckills, generate_series(1, 100) where id = $2 returning id)
     insert into seckill_reminders (user_id, seckill_id, locale) select $1, id, 'zh-cn' from made`,
    [shopper.id, sale.id],
  )
  expect(await keyOf(add(shopper, sale.id))).toBe('SECKILL_REMINDERS_FULL')
})

test('a shopper withdraws own reminders only, and guests log in first', async () => {
  const [shopper, other] = [await withPhone(), await withPhone()]
  const { id } = await coming()
  await add(shopper, id)
  await other.call(removeSeckillReminders, { query: { seckill_ids: String(id) } })
  expect([await own(shopper), await own(other)]).toEqual([[id], []])
  const guest = it.as(null)
  const refused = [
    guest(listSeckillReminders, {}),
    guest(addSeckillReminder, { body: { seckill_id: id } }),
    guest(removeSeckillReminders, { query: { seckill_ids: String(id) } }),
  ]
  expect(await Promise.all(refused.map(keyOf))).toEqual(['NOT_LOGGED_IN', 'NOT_LOGGED_IN', 'NOT_LOGGED_IN'])
})

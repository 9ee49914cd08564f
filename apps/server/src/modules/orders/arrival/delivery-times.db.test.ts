import { freightOfSku, getOrder } from '@fangshi/contract/orders'
import { formatDate } from '@fangshi/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import {
  makeAddress,
  makeAreas,
  makeShopper,
  makeStore,
  orderAt,
  type MadeShopper,
  type MadeStore,
} from '../../../../test/factories.ts'
import { countTimes, leastParcels } from './delivery-times.timers.ts'

const hourMs = 3_600_000
let it: TestApp
let store: MadeStore
let shopper: MadeShopper
beforeAll(async () => {
  it = await testApp()
  store = await makeStore(it.ctx.db)
  await makeAreas(it.ctx.db)
  await it.owner.pool.query(`update stores set province_code = '33' where id = $1`, [store.store_id])
  shopper = await makeShopper(it, { money_cents: 1_000_000 })
})
afterAll(() => it.close())

/** An order whose parcel left `handling` hours after the payment and took `transit` hours. */
async function delivered(handling: number, transit: number): Promise<void> {
  const { id } = await orderAt(it, 'waiting_receipt', { shopper, store })
  const paid = new Date(it.ctx.now().getTime() - 100 * hourMs)
  const sent = new Date(paid.getTime() + handling * hourMs)
  await it.owner.pool.query('update orders set paid_at = $2 where id = $1', [id, paid])
  const sql = `with p as (update parcels set sent_at = $2 where order_id = $1 returning track_id)
    update parcel_tracks t set state = 'delivered', delivered_at = $3, hour_ms = 3600000 from p where t.id = p.track_id`
  await it.owner.pool.query(sql, [id, sent, new Date(sent.getTime() + transit * hourMs)])
}
const times = async () =>
  (await it.ctx.db.pool.query('select parcels, transit_hours, total_hours from delivery_times')).rows

test('medians are told once enough parcels arrived, and pages show the day', async () => {
  const transits = [20, 24, 200, 26, 30]
  for (const transit of transits.slice(1)) await delivered(10, transit)
  await countTimes(it.ctx)
  expect(transits).toHaveLength(leastParcels)
  expect(await times()).toEqual([])

  await delivered(10, transits[0] as number)
  await countTimes(it.ctx)
  expect(await times()).toEqual([{ parcels: 5, transit_hours: 26, total_hours: 36 }])
  const after = (hours: number): string => formatDate(new Date(it.ctx.now().getTime() + hours * hourMs))
  const sent = await orderAt(it, 'waiting_receipt', { shopper, store })
  expect((await shopper.call(getOrder, { params: { id: sent.id } })).arrives_on).toBe(after(26))
  const paid = await orderAt(it, 'waiting_delivery', { shopper, store })
  expect((await shopper.call(getOrder, { params: { id: paid.id } })).arrives_on).toBe(after(36))

  const buyer = await makeShopper(it)
  const freight = () =>
    buyer.call(freightOfSku, { params: { sku_id: paid.goods.sku_ids[0] as number }, query: { buy_num: 1 } })
  expect(await freight()).toBe(null)
  await makeAddress(it.ctx.db, buyer.id, { is_default: true })
  expect(await freight()).toMatchObject({ arrives_on: after(36) })
})

test('hours of the simulator count as hours, and parcels of long ago no longer count', async () => {
  await it.owner.pool.query(`update parcel_tracks set hour_ms = 1800000 where state = 'delivered'`)
  await countTimes(it.ctx)
  expect(await times()).toEqual([{ parcels: 5, transit_hours: 52, total_hours: 62 }])
  it.advance(91 * 24 * hourMs)
  await countTimes(it.ctx)
  expect(await times()).toEqual([])
})

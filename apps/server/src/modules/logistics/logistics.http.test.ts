import type { Call } from '@fangshi/contract/client'
import { configRoutes } from '@fangshi/contract/configs'
import { getOrder, shipOrder } from '@fangshi/contract/orders'
import { sellerOrders } from '@fangshi/contract/orders-backoffice'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import type { TestApp } from '../../../test/app.ts'
import { loginSeller, makeExpress, makeGoods, makeStore, orderAt } from '../../../test/factories.ts'
import { kopProvider, type KopProvider } from '../../../test/outside-services/kop-provider.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { saveSettings } from '../settings/public.ts'
import { loadGeo } from '../geo/public.ts'
import { tracksIn } from './tracks-in-language.ts'
import { askCouriers } from './couriers.timers.ts'

const keys = { appid: '10001', appkey: 'not to be told' }
const hour = 60 * 60_000
const day = 24 * hour
let back: Backoffice
let it: TestApp
let provider: KopProvider
beforeAll(async () => {
  back = await openBackoffice()
  it = back.app
  it.ctx.log.level = 'silent'
  provider = await kopProvider(keys)
  await makeExpress(it.ctx.db)
})
beforeEach(async () => {
  provider.requests.length = 0
  provider.answers.length = 0
  await it.ctx.db.pool.query('update parcel_tracks set next_at = null')
})
afterAll(async () => {
  await it.close()
  await provider.close()
})

const save = async (body: Record<string, string>) => {
  await back.confirmAll()
  return back.boss(configRoutes.kuaibao.save, { body })
}
const dueOf = async (id: number): Promise<Date> =>
  (await it.ctx.db.pool.query<{ due_at: Date }>('select due_at from orders where id = $1', [id])).rows[0]
    ?.due_at as Date
const read = async (call: Call, id: number) => (await call(getOrder, { params: { id } })).parcels

describe('without keys, in the demo', () => {
  test('a parcel moves with time, and both sides of the order read the same', async () => {
    const store = await makeStore(it.ctx.db)
    await it.ctx.db.pool.query(`update stores set area_info = '江西省景德镇市昌江区' where id = $1`, [store.store_id])
    const { id, shopper } = await orderAt(it, 'waiting_receipt', { store })
    expect(await read(shopper.call, id)).toMatchObject([{ state: null, traces: [], delivered_at: null }])
    await askCouriers(it.ctx)
    const [first] = await read(shopper.call, id)
    expect(first).toMatchObject({ state: 'announced', traces: [{ state: 'announced', place: '景德镇市' }] })
    it.advance(3 * 60_000) // collected after at most two of its hours, on its way after at least three and a half
    await askCouriers(it.ctx)
    const [second] = await read(shopper.call, id)
    expect(second).toMatchObject({ state: 'collected', delivered_at: null })
    expect(second?.traces.map(({ state }) => state)).toEqual(['collected', 'announced'])
    expect(second?.traces[1]).toEqual(first?.traces[0])
    it.advance(2 * hour)
    await askCouriers(it.ctx)
    const [third] = await read(shopper.call, id)
    expect(third).toMatchObject({ state: 'delivered', delivered_at: third?.traces[0]?.time })
    const { call } = await loginSeller(it, store)
    const shown = await call(sellerOrders.show, { params: { id } })
    expect(shown.parcels).toEqual([third])
    const { data } = await call(sellerOrders.index, {})
    expect(data[0]?.parcels[0]).not.toHaveProperty('traces')
  })

  test('English readers get English names of cities, in sentences too', async () => {
    await inTx(it.ctx.db, loadGeo)
    const store = await makeStore(it.ctx.db)
    await it.ctx.db.pool.query(`update stores set area_info = '江西省 景德镇市 昌江区' where id = $1`, [store.store_id])
    const { id } = await orderAt(it, 'waiting_receipt', { store })
    it.advance(3 * 60_000)
    await askCouriers(it.ctx)
    const { rows } = await it.ctx.db.pool.query('select track_id from parcels where order_id = $1', [id])
    const trackId = Number(rows[0]?.track_id)
    const english = (await tracksIn(it.ctx.db, [trackId], 'en')).get(trackId)
    expect(english?.traces[0]).toMatchObject({
      place: { en: 'Jingdezhen' },
      context: { en: 'Picked up in Jingdezhen' },
    })
    const chinese = (await tracksIn(it.ctx.db, [trackId], 'zh-cn')).get(trackId)
    expect(chinese?.traces[0]).toMatchObject({ place: { 'zh-cn': '景德镇市' } })
  })

  test('an order is received by itself seven days after its last parcel arrived', async () => {
    const order = await orderAt(it, 'waiting_receipt')
    expect((await dueOf(order.id)).getTime() - it.ctx.now().getTime()).toBeGreaterThan(9.9 * day)
    it.advance(2 * hour)
    await askCouriers(it.ctx)
    const [parcel] = await read(order.shopper.call, order.id)
    const arrived = new Date(`${parcel?.delivered_at?.replace(' ', 'T')}+08:00`)
    expect(Math.round(((await dueOf(order.id)).getTime() - arrived.getTime()) / 1000)).toBeCloseTo((7 * day) / 1000, -1)
  })

  test('of two parcels the later one counts', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    const { pool } = it.ctx.db
    const { sku_ids, goods_id } = await makeGoods(it.ctx.db, order.store.store_id)
    await pool.query(
      `insert into order_lines (order_id, store_id, goods_id, sku_id, goods_name, sku_name, goods_image, price_cents,
                                buy_num, total_cents, paid_cents, weight_g)
       select order_id, store_id, $2, $3, goods_name, sku_name, goods_image, 0, 1, 0, 0, weight_g
         from order_lines where order_id = $1`,
      [order.id, goods_id, sku_ids[0]],
    )
    const { call } = await loginSeller(it, order.store)
    const { order_goods } = await call(sellerOrders.show, { params: { id: order.id } })
    const send = (n: number) =>
      call(shipOrder, {
        params: { id: order.id },
        body: { delivery_code: 'SF', delivery_no: `SF100000000${n}`, line_ids: [order_goods[n]?.id as number] },
      })
    expect((await send(0)).order_status).toBe('waiting_delivery')
    it.advance(2 * hour)
    await askCouriers(it.ctx)
    expect((await send(1)).order_status).toBe('waiting_receipt')
    const shipped = it.ctx.now().getTime()
    await askCouriers(it.ctx)
    expect((await dueOf(order.id)).getTime() - shipped).toBeGreaterThan(9.9 * day)
    it.advance(2 * hour)
    await askCouriers(it.ctx)
    const due = (await dueOf(order.id)).getTime() - shipped
    expect([due > 7 * day, due < 7.2 * day]).toEqual([true, true])
    const parcels = await read(order.shopper.call, order.id)
    expect(parcels.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })

  test('nobody waits for a courier: reading an order asks none', async () => {
    await save({ ...keys, address: provider.address })
    const { id, shopper } = await orderAt(it, 'waiting_receipt')
    await read(shopper.call, id)
    expect(provider.requests).toEqual([])
    await save({ appid: '', appkey: '', address: '' })
    it.forgetSettings()
  })
})

describe('with keys', () => {
  beforeAll(async () => {
    await save({ ...keys, address: provider.address })
    it.forgetSettings()
  })

  const traces = [
    { time: '2026-11-20 09:00:00', context: '【杭州市】已揽收', status: 'collected' },
    { time: '2026-11-21 09:00:00', context: '【杭州市】派送中', status: 'delivering' },
  ]
  const signed = { time: '2026-11-21 15:00:00', context: '已签收', status: 'signed' }

  test('the provider is asked, rightly signed, with the end of the phone number alone', async () => {
    provider.answers.push({ body: { code: 0, msg: 'success', data: [{ status: 'delivering', data: traces }] } })
    const { id, shopper } = await orderAt(it, 'waiting_receipt')
    await askCouriers(it.ctx)
    const [parcel] = await read(shopper.call, id)
    expect(provider.requests).toEqual([
      { waybill_codes: parcel?.delivery_no, cp_code: 'SF', result_sort: '1', phone: '0001' },
    ])
    expect(parcel).toMatchObject({ state: 'out_for_delivery', delivered_at: null })
    expect(parcel?.traces.map(({ time, context }) => [time, context])).toEqual([
      ['2026-11-21 09:00:00', '【杭州市】派送中'],
      ['2026-11-20 09:00:00', '【杭州市】已揽收'],
    ])
    // Not asked again before it is due, then with new traces; after its arrival it is no longer asked for.
    await askCouriers(it.ctx)
    provider.answers.push({ body: { code: 0, msg: 'ok', data: JSON.stringify([{ data: [...traces, signed] }]) } })
    it.advance(2 * hour)
    await askCouriers(it.ctx)
    it.advance(3 * hour)
    await askCouriers(it.ctx)
    expect(provider.requests).toHaveLength(2)
    expect((await read(shopper.call, id))[0]).toMatchObject({ state: 'delivered', delivered_at: '2026-11-21 15:00:00' })
  })

  test('a parcel of which only the whole is said to be signed for has arrived', async () => {
    const data = [{ status: 'signed', data: [traces[0], { ...signed, status: '' }] }]
    provider.answers.push({ body: { code: 0, msg: 'success', data } })
    const { id, shopper } = await orderAt(it, 'waiting_receipt')
    await askCouriers(it.ctx)
    expect((await read(shopper.call, id))[0]).toMatchObject({ state: 'delivered', delivered_at: '2026-11-21 15:00:00' })
  })

  test('what it cannot tell now is asked again later, ever more rarely; what was told stays', async () => {
    const { id, shopper } = await orderAt(it, 'waiting_receipt')
    provider.answers.push({ body: { code: 0, msg: 'success', data: [{ data: traces }] } })
    await askCouriers(it.ctx)
    it.advance(2 * hour)
    provider.answers.push({ status: 503, body: 'down' }, { body: { code: 1008, msg: '请求频率超过限制' } })
    await askCouriers(it.ctx)
    await askCouriers(it.ctx)
    expect(provider.requests).toHaveLength(2)
    it.advance(5 * 60_000)
    await askCouriers(it.ctx)
    it.advance(5 * 60_000)
    await askCouriers(it.ctx)
    expect(provider.requests).toHaveLength(3)
    expect((await read(shopper.call, id))[0]).toMatchObject({ state: 'out_for_delivery' })
    it.advance(5 * 60_000)
    await askCouriers(it.ctx)
    expect(provider.requests).toHaveLength(4)
    // It reports nothing, which removes nothing.
    expect((await read(shopper.call, id))[0]?.traces).toHaveLength(2)
  })

  test('a provider that fails is left alone', async () => {
    for (let n = 0; n < 8; n++) await orderAt(it, 'waiting_receipt')
    provider.answers.push(...Array.from({ length: 8 }, () => ({ status: 500, body: 'down' })))
    await askCouriers(it.ctx)
    expect(provider.requests).toHaveLength(5)
    await askCouriers(it.ctx)
    expect(provider.requests).toHaveLength(5)
  })
})

describe('the test button', () => {
  const tryOut = async () => back.boss(configRoutes.kuaibao.test, { body: {} })

  test('says whether the provider takes the keys', async () => {
    await save({ ...keys, address: provider.address })
    expect(await tryOut()).toEqual({ ok: true, message: '物流服务商已接受密钥' })
    provider.answers.push({ body: { code: 1009, msg: '请求参数错误' } })
    expect(await tryOut()).toMatchObject({ ok: true })
    await save({ appkey: 'another' })
    expect(await tryOut()).toEqual({ ok: false, message: '物流服务商拒绝了密钥: 1006: 授权认证失败' })
    await save({ address: 'http://127.0.0.1:1/api' })
    expect(await tryOut()).toMatchObject({ ok: false, message: expect.stringContaining('ECONNREFUSED') })
    await save({ appid: '', appkey: '' })
    expect(await tryOut()).toMatchObject({ ok: true, message: expect.stringContaining('模拟器') })
  })

  test('wants an address, a login and the right', async () => {
    await expect(save({ address: 'kop' })).rejects.toMatchObject({ fields: { address: 'LINK_INVALID' } })
    const { test: route } = configRoutes.kuaibao
    expect(await keyOf(it.as(null, 'Admin')(route, { body: {} }))).toBe('NOT_LOGGED_IN')
    const clerk = await back.clerk({ rights: ['Admin.configs.web.show'] })
    expect(await keyOf(clerk.call(route, { body: {} }))).toBe('FORBIDDEN')
  })

  test('is not there in production without keys', async () => {
    it.ctx.config.mode = 'production'
    try {
      await inTx(it.ctx.db, (tx) => saveSettings(tx, 'kuaibao', { appid: '' }, it.ctx.now()))
      expect(await keyOf(tryOut())).toBe('TEST_UNAVAILABLE')
      const { id, shopper } = await orderAt(it, 'waiting_receipt')
      it.forgetSettings()
      await askCouriers(it.ctx)
      expect(await read(shopper.call, id)).toMatchObject([{ state: null, traces: [] }])
    } finally {
      it.ctx.config.mode = 'demo'
    }
  })
})

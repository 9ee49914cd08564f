import type { BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import { expect, test } from 'vitest'
import {
  changed,
  faultsOf,
  newBundle,
  withCouriers,
  withNumber,
  withoutParcel,
  withParcel,
  withPasted,
  type ParcelDraft,
} from './parcel-draft.ts'

const line = (id: number, parcel_id: number | null): BackofficeOrder['order_goods'][number] => ({
  id,
  goods_id: 1,
  sku_id: id,
  goods_name: 'Tea',
  sku_name: '',
  goods_image: '',
  goods_price: '10.00',
  buy_num: 1,
  total_price: '10.00',
  refunded_num: 0,
  refunded_money: '0.00',
  refund_id: null,
  parcel_id,
})

const order: BackofficeOrder = {
  id: 1,
  order_no: '202611220001',
  order_status: 'waiting_delivery',
  store_id: 1,
  store_name: 'Tea house',
  sender: { tel: '', area: '', address: '' },
  order_image: '',
  order_name: 'Tea',
  nickname: 'Lin',
  order_goods: [line(1, null), line(2, 9), line(3, null)],
  buy_num: 3,
  refunded_money: '0.00',
  goods_money: '30.00',
  freight_money: '0.00',
  discount_money: '0.00',
  total_price: '30.00',
  receive_name: 'Lin',
  receive_tel: '13800000000',
  receive_area: '',
  receive_address: '',
  remark: '',
  parcels: [],
  paid_at: null,
  created_at: '2026-11-22 08:00:00',
  revision: '',
  actions: ['ship'],
}

test('what is not sent goes into one parcel, and moves into others', () => {
  const one = newBundle(order)
  expect(one.parcels.map(({ lines }) => lines)).toEqual([[1, 3]])
  const two = changed(withParcel(one), 1, { lines: [3] })
  expect(two.parcels.map(({ lines }) => lines)).toEqual([[1], [3]])
  expect(withoutParcel(two, 1).parcels.map(({ lines }) => lines)).toEqual([[1]])
})

test('a number sets its courier until somebody chooses one', () => {
  const parcel = newBundle(order).parcels[0] as ParcelDraft
  expect(withNumber(parcel, 'SF1234567890123', ['sf'])).toEqual({ number: 'SF1234567890123', code: 'sf' })
  expect(withNumber({ ...parcel, isChosen: true }, 'SF1234567890123', ['sf'])).toEqual({ number: 'SF1234567890123' })
})

test('a number typed before the couriers are loaded sets its courier afterwards', () => {
  const typed = changed(
    newBundle(order),
    0,
    withNumber(newBundle(order).parcels[0] as ParcelDraft, 'SF1234567890123', []),
  )
  expect(typed.parcels[0]?.code).toBe('')
  expect(withCouriers([typed], ['sf'])[0]?.parcels[0]?.code).toBe('sf')
})

test('a parcel needs courier, number and lines', () => {
  expect(faultsOf({ code: '', isChosen: false, number: '!', lines: [] })).toEqual({
    code: 'REQUIRED',
    number: 'PARCEL_INCOMPLETE',
    lines: 'REQUIRED',
  })
  expect(faultsOf({ code: 'sf', isChosen: false, number: ' SF123456 ', lines: [1] })).toEqual({})
})

test('numbers pasted from a sheet go to their orders, or to one order after another', () => {
  const bundles = ['20261101', '20261102', '20261103'].map((order_no) => newBundle({ ...order, order_no }))
  const filled = (at: number, text: string) =>
    withPasted(bundles, at, text, ['sf', 'yt'])?.map(({ parcels }) => [parcels[0]?.code, parcels[0]?.number])
  const [sf, yt] = ['SF1234567890123', 'YT1234567890123']
  expect(filled(1, `${sf}\n${yt}\r\n`)).toEqual([
    ['', ''],
    ['sf', sf],
    ['yt', yt],
  ])
  expect(filled(0, `订单号\t快递\t单号\n20261103\t顺丰\t${sf}\n20261101\t圆通\t${yt}`)).toEqual([
    ['yt', yt],
    ['', ''],
    ['sf', sf],
  ])
  // Orders that are not listed are skipped; a single number is handled as ordinary typing.
  expect(filled(0, `20261102,${sf}\n20269999,${yt}`)).toEqual([
    ['', ''],
    ['sf', sf],
    ['', ''],
  ])
  expect(filled(0, sf)).toBeUndefined()
})

test('a parcel starts with the courier used last, unless it is gone or its number names another', () => {
  const codeOf = (last: string, number = ''): string | undefined => {
    const bundle = newBundle(order, last)
    const typed = changed(bundle, 0, { number })
    return withCouriers([typed], ['sf', 'yt'])[0]?.parcels[0]?.code
  }
  expect([codeOf('yt'), codeOf('gone'), codeOf('yt', 'SF1234567890123')]).toEqual(['yt', '', 'sf'])
})

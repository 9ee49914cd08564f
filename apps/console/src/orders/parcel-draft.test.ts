import type { DeskOrder } from '@fangshi/contract/orders-desk'
import { expect, test } from 'vitest'
import {
  changed,
  faultsOf,
  newBundle,
  withNumber,
  withoutParcel,
  withParcel,
  type ParcelDraft,
} from './parcel-draft.ts'

const order = {
  order_goods: [
    { id: 1, parcel_id: null },
    { id: 2, parcel_id: 9 },
    { id: 3, parcel_id: null },
  ],
} as unknown as DeskOrder

test('what is not sent goes into one parcel, and moves into others', () => {
  const one = newBundle(order)
  expect(one.parcels.map(({ lines }) => lines)).toEqual([[1, 3]])
  const two = changed(withParcel(one), 1, { lines: [3] })
  expect(two.parcels.map(({ lines }) => lines)).toEqual([[1], [3]])
  expect(withoutParcel(two, 1).parcels.map(({ lines }) => lines)).toEqual([[1]])
})

test('a number tells its courier until somebody chooses one', () => {
  const parcel = newBundle(order).parcels[0] as ParcelDraft
  expect(withNumber(parcel, 'SF1234567890123', ['sf'])).toEqual({ number: 'SF1234567890123', code: 'sf' })
  expect(withNumber({ ...parcel, isChosen: true }, 'SF1234567890123', ['sf'])).toEqual({ number: 'SF1234567890123' })
})

test('a parcel needs courier, number and lines', () => {
  expect(faultsOf({ code: '', isChosen: false, number: '!', lines: [] })).toEqual({
    code: 'REQUIRED',
    number: 'PARCEL_INCOMPLETE',
    lines: 'REQUIRED',
  })
  expect(faultsOf({ code: 'sf', isChosen: false, number: ' SF123456 ', lines: [1] })).toEqual({})
})

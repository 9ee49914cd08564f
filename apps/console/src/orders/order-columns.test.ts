import { adminOrders, sellerOrders, waitingOrders, type BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import { expect, test } from 'vitest'
import { columnsOf, exportColumns, searchOf } from './order-columns.tsx'

const fields = (side: 'Admin' | 'Seller', isWaiting: boolean) => searchOf(side, isWaiting).map(({ value }) => value)

test('the platform sees whose order it is, a store sees its own note', () => {
  expect([Object.hasOwn(columnsOf('Admin'), 'store_name'), Object.hasOwn(columnsOf('Admin'), 'shop_remark')]).toEqual([
    true,
    false,
  ])
  expect([Object.hasOwn(columnsOf('Seller'), 'store_name'), Object.hasOwn(columnsOf('Seller'), 'shop_remark')]).toEqual(
    [false, true],
  )
})

test('each field of the search is a filter that the server knows on that screen', () => {
  expect(Object.keys(adminOrders.filters)).toEqual(expect.arrayContaining(fields('Admin', false)))
  expect(Object.keys(sellerOrders.filters)).toEqual(expect.arrayContaining(fields('Seller', false)))
  expect(Object.keys(waitingOrders.filters)).toEqual(expect.arrayContaining(fields('Seller', true)))
})

test('orders to ship have one state, so it is not asked for', () => {
  expect(fields('Seller', true)).not.toContain('order_status')
  expect(fields('Seller', false)).toContain('order_status')
})

test('exports name lines and parcels, one below the other', () => {
  type Line = BackofficeOrder['order_goods'][number]
  const line = (goods_name: string, buy_num: number): Pick<Line, 'goods_name' | 'sku_name' | 'buy_num'> => ({
    goods_name,
    sku_name: 'M',
    buy_num,
  })
  const order = {
    order_goods: [line('Tea', 2), line('Cup', 1)],
    parcels: [
      { express_name: 'SF', delivery_no: 'SF1' },
      { express_name: 'YTO', delivery_no: 'YT2' },
    ],
  } as BackofficeOrder
  expect(exportColumns.order_goods?.value?.(order)).toBe('Tea M × 2\nCup M × 1')
  expect(exportColumns.parcels?.value?.(order)).toBe('SF SF1\nYTO YT2')
})

test('the number is in exports although it has no column of its own on screen', () => {
  expect([columnsOf('Seller').order_no?.hidden, Object.keys(exportColumns)]).toEqual([
    true,
    expect.arrayContaining(['order_no']),
  ])
})

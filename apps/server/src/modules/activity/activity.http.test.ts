import * as activity from '@fangshi/contract/activity'
import { editReceiverAsAdmin, editShopRemark, sellerOrders } from '@fangshi/contract/orders-backoffice'
import { disableUser } from '@fangshi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintStaff } from '../../../test/accounts.ts'
import { loginSeller, orderAt, type MadeOrder } from '../../../test/factories.ts'

let back: Backoffice
let order: MadeOrder
let seller: Awaited<ReturnType<typeof loginSeller>>['call']
const receiver = {
  receive_name: '林晓',
  receive_tel: '13800138000',
  receive_area: '浙江省 杭州市 西湖区',
  receive_address: '文三路 1 号',
}
beforeAll(async () => {
  back = await openBackoffice()
  order = await orderAt(back.app, 'waiting_delivery')
  seller = (await loginSeller(back.app, order.store)).call
  const params = { id: order.id }
  await seller(editShopRemark, { params, body: { shop_remark: '易碎' } })
  await back.boss(editReceiverAsAdmin, { params, body: receiver })
})
afterAll(() => back.app.close())

test('an order tells who did what, the newest first; its store reads what the platform did without name and values', async () => {
  const params = { id: order.id }
  const { data, has_more } = await back.boss(activity.adminOrderActivity, { params })
  expect(has_more).toBe(false)
  expect(data).toMatchObject([
    {
      area: 'Admin',
      action_name: '订单 · 修改收货人',
      who: expect.stringMatching(/^a_/),
      after: { receive_name: '林晓' },
    },
    { area: 'Seller', action_name: '全部订单 · 备注', after: { shop_remark: '易碎' }, is_undo: false },
  ])
  const own = await seller(activity.sellerOrderActivity, { params })
  expect(own.data).toMatchObject([
    { area: 'Admin', who: '', before: null, after: null },
    { area: 'Seller', before: { shop_remark: '' }, after: { shop_remark: '易碎' } },
  ])
})

test('users, stores and goods tell theirs, page by page', async () => {
  const params = { id: order.shopper.id }
  for (const disabled of [true, false])
    await back.boss(disableUser, { params, body: { disabled, reason: '试用' } as never })
  const { data } = await back.boss(activity.userActivity, { params })
  expect(data.map(({ after }) => (after as { status: string }).status)).toEqual(['active', 'disabled'])
  const store = { id: order.store.store_id }
  await back.app.ctx.db.pool.query(
    `insert into audit_logs (area, admin_id, action, target, ip, request_id)
     select 'Admin', $1, 'Admin.stores.suspend', $2, '', n::text from generate_series(1, 25) n`,
    [back.boss.id, String(store.id)],
  )
  const first = await back.boss(activity.storeActivity, { params: store })
  expect([first.data.length, first.has_more]).toEqual([activity.activityPage, true])
  const rest = await back.boss(activity.storeActivity, { params: store, query: { before: first.data.at(-1)?.id } })
  expect([rest.data.length, rest.has_more]).toEqual([5, false])
  const goods = { id: order.goods.goods_id }
  expect(await back.boss(activity.adminGoodsActivity, { params: goods })).toEqual({ data: [], has_more: false })
  expect(await seller(activity.sellerGoodsActivity, { params: goods })).toEqual({ data: [], has_more: false })
})

test('it comes with the record alone', async () => {
  const params = { id: order.id }
  const other = await orderAt(back.app, 'waiting_payment')
  const stranger = (await loginSeller(back.app, other.store)).call
  expect(await keyOf(stranger(activity.sellerOrderActivity, { params }))).toBe('NOT_FOUND')
  expect(await keyOf(stranger(activity.sellerGoodsActivity, { params: { id: order.goods.goods_id } }))).toBe(
    'NOT_FOUND',
  )
  expect(await keyOf(back.boss(activity.userActivity, { params: { id: 999_999_999 } }))).toBe('NOT_FOUND')
  expect(await keyOf(back.app.as(null, 'Admin')(activity.adminOrderActivity, { params }))).toBe('NOT_LOGGED_IN')
  await expect(back.boss(activity.adminOrderActivity, { params, query: { before: 0 } })).rejects.toMatchObject({
    code: 422,
  })
  const rights = [sellerOrders.right('show')]
  const staff = async (buttons: string[]) =>
    back.app.as(
      (await mintStaff(back.app, order.store, { rights, screens: { '/Seller/orders': buttons } })).token,
      'Seller',
    )
  expect(await keyOf((await staff(['view']))(activity.sellerOrderActivity, { params }))).toBe('ok')
  expect(await keyOf((await staff([]))(activity.sellerOrderActivity, { params }))).toBe('FORBIDDEN')
})

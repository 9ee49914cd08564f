import { getSellerDashboard } from '@fangshi/contract/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintSeller, mintStaff } from '../../../test/accounts.ts'
import { loginSeller, makeGoods, makeStore, orderAt } from '../../../test/factories.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

test('a store sees its own sales and what waits, and no others', async () => {
  const store = await makeStore(backoffice.app.ctx.db)
  await orderAt(backoffice.app, 'waiting_delivery', { store })
  await orderAt(backoffice.app, 'waiting_payment', { store })
  await orderAt(backoffice.app, 'waiting_delivery')
  await makeGoods(backoffice.app.ctx.db, store.store_id, { skus: [{ on_hand: 3 }, { on_hand: 500 }] })
  const rejected = await makeGoods(backoffice.app.ctx.db, store.store_id, { skus: [{ on_hand: 500 }] })
  await backoffice.app.ctx.db.pool.query(
    `insert into goods_versions (goods_id, class_id, name, subname, images, content, state, reject_reason)
     select id, class_id, name, subname, images, content, 'rejected', 'blurred' from goods where id = $1`,
    [rejected.goods_id],
  )
  const { call } = await loginSeller(backoffice.app, store)
  const figures = await call(getSellerDashboard, {})
  expect(figures).toMatchObject({
    sales: { today: '26.00', yesterday: '0.00' },
    orders: { today: 1, yesterday: 0 },
    to_do: { waiting_delivery: 1, waiting_payment: 1, low_stock: 1, rejected_goods: 1 },
  })
  expect(figures.days).toHaveLength(30)
})

test('no login, no right: no entry', async () => {
  expect(await keyOf(backoffice.app.as(null, 'Seller')(getSellerDashboard, {}))).toBe('NOT_LOGGED_IN')
  const staff = await mintStaff(backoffice.app, await mintSeller(backoffice.app), {})
  expect(await keyOf(backoffice.app.as(staff.token, 'Seller')(getSellerDashboard, {}))).toBe('FORBIDDEN')
})

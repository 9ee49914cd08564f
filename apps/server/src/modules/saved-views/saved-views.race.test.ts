import { maxSavedViews, sellerViews } from '@fangshi/contract/saved-views'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { mintStaff } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { loginSeller, makeStore } from '../../../test/factories.ts'
import { prepareModules } from '../../app.ts'
import { inTx } from '../../kernel/db/tx.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
  await inTx(it.ctx.db, (tx) => prepareModules(tx, it.ctx))
})
afterAll(() => it.close())

const body = { screen: '/Seller/orders', name: '待发货', role_id: null, filters: [], sort: '', columns: [] }
const count = (keys: readonly string[], key: string) => keys.filter((one) => one === key).length

test('of colleagues who share a view of one name with their role at once, one does', async () => {
  const store = await makeStore(it.ctx.db)
  const { role_id, token } = await mintStaff(it, store, { rights: ['Seller.orders.index'] })
  const owner = (await loginSeller(it, store)).call
  const clerk = it.as(token, 'Seller')
  for (let round = 0; round < 8; round++) {
    const name = `第 ${round} 次`
    const share = (by: typeof owner) => keyOf(by(sellerViews.add, { body: { ...body, name, role_id } }))
    const keys = await Promise.all([owner, clerk, owner, clerk].map(share))
    expect([count(keys, 'ok'), count(keys, 'SAVED_VIEW_TAKEN')]).toEqual([1, 3])
  }
})

test('however many are saved at once, a list has no more than it may have', async () => {
  const owner = (await loginSeller(it, await makeStore(it.ctx.db))).call
  const keys = await Promise.all(
    Array.from({ length: maxSavedViews + 6 }, (_, index) =>
      keyOf(owner(sellerViews.add, { body: { ...body, name: `视图 ${index}` } })),
    ),
  )
  expect([count(keys, 'ok'), count(keys, 'SAVED_VIEWS_FULL')]).toEqual([maxSavedViews, 6])
})

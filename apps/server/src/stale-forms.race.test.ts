import { admins, roles, sellerUsers } from '@fangshi/contract/access'
import { configRoutes } from '@fangshi/contract/configs'
import { expresses } from '@fangshi/contract/expresses'
import { listFreights, saveFreights } from '@fangshi/contract/freight-seller'
import { addGoods, saveGoods, sellerGoods } from '@fangshi/contract/goods-seller'
import * as orders from '@fangshi/contract/orders-backoffice'
import { getOwnStore, saveOwnStore } from '@fangshi/contract/store-seller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../test/access.ts'
import { mintStaff } from '../test/accounts.ts'
import { loginSeller, orderAt } from '../test/factories.ts'
import { openGoodsStore, plainForm, type GoodsStore } from '../test/goods/goods-seller.ts'
import { inTx } from './kernel/db/tx.ts'
import { createDefaultTemplate } from './modules/freight/public.ts'

let back: Backoffice
let store: GoodsStore
beforeAll(async () => {
  back = await openBackoffice()
  store = await openGoodsStore(back.app)
  await inTx(back.app.ctx.db, (tx) => createDefaultTemplate(tx, store.store_id))
})
afterAll(() => back.app.close())

/** A form as two people work on it. */
interface SharedForm {
  /** The revision that comes with the form's values. */
  open: () => Promise<string | undefined>
  /** Saves something that no other number saves. */
  save: (n: number, revision: string | undefined) => Promise<unknown>
}

const receiver = (n: number) => ({
  receive_name: `收件人${n}`,
  receive_tel: '13800138000',
  receive_area: '浙江省 杭州市 西湖区',
  receive_address: '文三路 1 号',
})
const terms = { first_weight_g: 1000, next_weight_g: 500, next_price: '1.50' }
const revisionAt = (shown: object): string | undefined => (shown as { revision?: string }).revision

const forms: Record<string, () => Promise<SharedForm>> = {
  'a plain screen': async () => {
    const { id } = await back.boss(expresses.store, { body: { name: { 'zh-cn': '顺丰' }, code: 'sfrace' } })
    const params = { id }
    return {
      open: async () => revisionAt(await back.boss(expresses.show, { params })),
      save: (n, revision) => back.boss(expresses.update, { params, body: { name: { 'zh-cn': `顺丰${n}` }, revision } }),
    }
  },
  'a role and what it grants': async () => {
    const body = { name: '客服', menus: [], permissions: [], buttons: [] }
    const params = { id: (await back.boss(roles.store, { body })).id }
    const grants = await Promise.all([back.permissionId('Admin.users.index'), back.permissionId('Admin.users.show')])
    return {
      open: async () => revisionAt(await back.boss(roles.show, { params })),
      save: (n, revision) =>
        back.boss(roles.update, { params, body: { permissions: n % 2 ? grants : grants.slice(0, 1), revision } }),
    }
  },
  'an administrator': async () => {
    const params = { id: (await back.clerk({})).admin_id }
    return {
      open: async () => revisionAt(await back.boss(admins.show, { params })),
      save: (n, revision) => back.boss(admins.update, { params, body: { nickname: `管理员${n}`, revision } }),
    }
  },
  'a sub-account': async () => {
    const params = { id: (await mintStaff(back.app, store, {})).user_id }
    return {
      open: async () => revisionAt(await store.call(sellerUsers.show, { params })),
      save: (n, revision) => store.call(sellerUsers.update, { params, body: { nickname: `店员${n}`, revision } }),
    }
  },
  settings: async () => ({
    open: async () => revisionAt(await back.boss(configRoutes.web.show, {})),
    save: (n, revision) => back.boss(configRoutes.web.save, { body: { tel: `400-${n}`, revision } }),
  }),
  goods: async () => {
    const { id } = await store.call(addGoods, { body: plainForm(store) })
    const params = { id }
    return {
      open: async () => revisionAt(await store.call(sellerGoods.show, { params })),
      save: (n, revision) =>
        store.call(saveGoods, { params, body: { ...plainForm(store, { low_stock: n }), revision } }),
    }
  },
  'the own store': async () => ({
    open: async () => revisionAt(await store.call(getOwnStore, {})),
    save: (n, revision) => store.call(saveOwnStore, { body: { store_address: `${n} 号`, revision } }),
  }),
  'freight templates': async () => ({
    open: async () => revisionAt(await store.call(listFreights, {})),
    save: (n, revision) =>
      store.call(saveFreights, { body: { default: { ...terms, first_price: `${n}.00` }, customs: [], revision } }),
  }),
  'the receiver of an order, by the store and by the platform': async () => {
    const order = await orderAt(back.app, 'waiting_delivery')
    const { call } = await loginSeller(back.app, order.store)
    const params = { id: order.id }
    return {
      open: async () => revisionAt(await call(orders.sellerOrders.show, { params })),
      save: (n, revision) => {
        const body = { ...receiver(n), revision }
        return n % 2
          ? call(orders.editReceiver, { params, body })
          : back.boss(orders.editReceiverAsAdmin, { params, body })
      },
    }
  },
  'a store’s note on an order': async () => {
    const order = await orderAt(back.app, 'waiting_delivery')
    const { call } = await loginSeller(back.app, order.store)
    const params = { id: order.id }
    return {
      open: async () => revisionAt(await call(orders.sellerOrders.show, { params })),
      save: (n, revision) => call(orders.editShopRemark, { params, body: { shop_remark: `备注${n}`, revision } }),
    }
  },
}

test.each(Object.entries(forms))(
  'of two who opened %s together, one saves and the other is refused',
  async (_, make) => {
    const { open, save } = await make()
    const revision = await open()
    expect(revision).toBeTypeOf('string')
    expect(await open(), 'reading twice').toBe(revision)
    const outcomes = await Promise.all([keyOf(save(1, revision)), keyOf(save(2, revision))])
    expect(outcomes.toSorted()).toEqual(['FORM_STALE', 'ok'])
    expect(await keyOf(save(3, revision))).toBe('FORM_STALE')
    expect(await keyOf(save(4, await open()))).toBe('ok')
  },
)

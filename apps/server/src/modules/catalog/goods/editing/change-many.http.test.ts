import { changeFreight, changePrices } from '@fangshi/contract/goods-bulk'
import { addGoods, sellerGoods } from '@fangshi/contract/goods-seller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../../test/access.ts'
import { mintStaff } from '../../../../../test/accounts.ts'
import { goodsForm, openGoodsStore, type GoodsStore } from '../../../../../test/goods/goods-seller.ts'
import { audit } from '../../../../audit.ts'

let backoffice: Backoffice
let store: GoodsStore
let other: GoodsStore
beforeAll(async () => {
  backoffice = await openBackoffice()
  store = await openGoodsStore(backoffice.app)
  other = await openGoodsStore(backoffice.app)
})
afterAll(async () => {
  expect(await audit(backoffice.app.ctx.db)).toEqual([])
  await backoffice.app.close()
})

const add = async (of = store): Promise<number> => (await of.call(addGoods, { body: goodsForm(of) })).id
const pricesOf = async (id: number): Promise<string[]> =>
  (await store.call(sellerGoods.show, { params: { id } })).skus.map(({ goods_price }) => goods_price)

test('prices of all SKUs change, all or none, and the audit log tells of them', async () => {
  const ids = [await add(), await add()]
  await store.call(changePrices, { body: { ids, mode: 'percent', percent: 90 } })
  for (const id of ids) expect(new Set(await pricesOf(id))).toEqual(new Set(['11.25']))
  await store.call(changePrices, { body: { ids, mode: 'lower', price: '1.25' } })
  expect(await pricesOf(ids[0] as number)).toContain('10.00')
  const refused = store.call(changePrices, { body: { ids, mode: 'lower', price: '10.00' } })
  await expect(refused).rejects.toMatchObject({ key: 'INVALID_INPUT', fields: { price: 'TOO_SMALL' } })
  await expect(store.call(changePrices, { body: { ids, mode: 'set' } })).rejects.toMatchObject({
    fields: { price: 'REQUIRED' },
  })
  const [entry] = (await backoffice.auditOf('Seller.goods.update', ids[1] as number)).slice(-1)
  expect(entry).toMatchObject({
    before: { skus: [{ goods_price: '11.25' }, {}, {}, {}, {}, {}] },
    after: { skus: [{ goods_price: '10.00' }, {}, {}, {}, {}, {}] },
  })
})

test('raises at the same time add up', async () => {
  const ids = [await add()]
  await Promise.all(
    Array.from({ length: 5 }, () => store.call(changePrices, { body: { ids, mode: 'raise', price: '1.00' } })),
  )
  expect(new Set(await pricesOf(ids[0] as number))).toEqual(new Set(['17.50']))
})

test('freight changes to a template of the store alone', async () => {
  const ids = [await add()]
  await store.call(changeFreight, { body: { ids, freight_choice: 'free', freight_id: null } })
  expect(await store.call(sellerGoods.show, { params: { id: ids[0] as number } })).toMatchObject({
    freight_choice: 'free',
  })
  for (const [freight_id, key] of [
    [null, 'REQUIRED'],
    [999_999, 'CHOICE_INVALID'],
  ] as const)
    await expect(
      store.call(changeFreight, { body: { ids, freight_choice: 'template', freight_id } }),
    ).rejects.toMatchObject({ fields: { freight_id: key } })
})

test('another store’s goods do not exist; without login, right or button there is no entry', async () => {
  const [mine, theirs] = [await add(), await add(other)]
  const body = { ids: [mine, theirs], mode: 'percent' as const, percent: 50 }
  expect(await keyOf(store.call(changePrices, { body }))).toBe('NOT_FOUND')
  const free = { ids: [mine, theirs], freight_choice: 'free' as const, freight_id: null }
  expect(await keyOf(store.call(changeFreight, { body: free }))).toBe('NOT_FOUND')
  expect(await pricesOf(mine)).toContain('12.50')
  expect(await keyOf(backoffice.app.as(null, 'Seller')(changePrices, { body }))).toBe('NOT_LOGGED_IN')
  const staff = async (screens: Record<string, string[]>) =>
    backoffice.app.as(
      (await mintStaff(backoffice.app, store, { rights: ['Seller.goods.update'], screens })).token,
      'Seller',
    )
  const own = { ...body, ids: [mine] }
  expect(await keyOf((await staff({}))(changePrices, { body: own }))).toBe('FORBIDDEN')
  expect(await keyOf((await staff({ '/Seller/goods': ['edit'] }))(changePrices, { body: own }))).toBe('ok')
})

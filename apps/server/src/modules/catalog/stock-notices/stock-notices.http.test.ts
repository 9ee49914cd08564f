import { addStockNotice, listStockNotices, removeStockNotices } from '@fangshi/contract/stock-notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeGoods, makeShopper, makeStore, type MadeShopper } from '../../../../test/factories.ts'

let it: TestApp
let store_id: number
beforeAll(async () => {
  it = await testApp()
  store_id = (await makeStore(it.ctx.db)).store_id
})
afterAll(() => it.close())

const soldOut = async (): Promise<number> => {
  const { sku_ids } = await makeGoods(it.ctx.db, store_id, { skus: [{ on_hand: 0 }] })
  return sku_ids[0] as number
}
const add = ({ call }: MadeShopper, sku_id: number) => call(addStockNotice, { body: { sku_id } })
const states = async ({ call }: MadeShopper) =>
  (await call(listStockNotices, {})).map(({ sku_id, state }) => [sku_id, state])
const set = (skuId: number, column: string) => it.ctx.db.pool.query(`update skus set ${column} where id = $1`, [skuId])

test('a sold-out SKU is waited for once, and the list tells when it is back', async () => {
  const shopper = await makeShopper(it)
  const [first, second] = [await soldOut(), await soldOut()]
  await Promise.all(Array.from({ length: 6 }, () => add(shopper, first)))
  it.advance(1000)
  await add(shopper, second)
  expect(await states(shopper)).toEqual([
    [second, 'sold_out'],
    [first, 'sold_out'],
  ])
  await set(first, 'on_hand = 3')
  await set(second, 'deleted_at = now()')
  expect(await states(shopper)).toEqual([
    [second, 'off_shelf'],
    [first, 'in_stock'],
  ])
})

test('what is in stock, unknown or gone cannot be waited for', async () => {
  const shopper = await makeShopper(it)
  const { sku_ids } = await makeGoods(it.ctx.db, store_id)
  await expect(add(shopper, sku_ids[0] as number)).rejects.toMatchObject({
    code: 409,
    key: 'SKU_IN_STOCK',
    details: { stock: 100 },
  })
  await expect(add(shopper, 999_999)).rejects.toMatchObject({ code: 404, key: 'GOODS_NOT_FOUND' })
  await expect(add(shopper, 0)).rejects.toMatchObject({ code: 422 })
  const gone = await soldOut()
  await set(gone, 'deleted_at = now()')
  await expect(add(shopper, gone)).rejects.toMatchObject({ key: 'GOODS_NOT_FOUND' })
})

test('a hundred SKUs are the most', async () => {
  const shopper = await makeShopper(it)
  const { sku_ids } = await makeGoods(it.ctx.db, store_id, {
    skus: Array.from({ length: 101 }, () => ({ on_hand: 0 })),
  })
  await it.ctx.db.pool.query('insert into stock_notices (user_id, sku_id) select $1, unnest($2::bigint[])', [
    shopper.id,
    sku_ids.slice(0, 100),
  ])
  await expect(add(shopper, sku_ids[100] as number)).rejects.toMatchObject({ code: 422, key: 'STOCK_NOTICES_FULL' })
  await add(shopper, sku_ids[0] as number)
  expect(await states(shopper)).toHaveLength(100)
})

test('a shopper withdraws only own waits, and guests log in first', async () => {
  const [shopper, other] = [await makeShopper(it), await makeShopper(it)]
  const sku = await soldOut()
  await add(shopper, sku)
  await other.call(removeStockNotices, { query: { sku_ids: String(sku) } })
  expect(await states(other)).toEqual([])
  expect(await states(shopper)).toEqual([[sku, 'sold_out']])
  await shopper.call(removeStockNotices, { query: { sku_ids: String(sku) } })
  expect(await states(shopper)).toEqual([])
  const guest = it.as(null)
  for (const refused of [
    guest(listStockNotices, {}),
    guest(addStockNotice, { body: { sku_id: sku } }),
    guest(removeStockNotices, { query: { sku_ids: String(sku) } }),
  ])
    await expect(refused).rejects.toMatchObject({ code: 401, key: 'NOT_LOGGED_IN' })
})

import { addToCart, listCart, mergeCart } from '@fangshi/contract/cart'
import { createOrder, quoteOrder } from '@fangshi/contract/orders'
import { saveRealName } from '@fangshi/contract/real-names'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { mintShopper, newPhone } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import {
  makeAddress,
  makeGoods,
  makeShopper,
  makeStore,
  type MadeShopper,
  type MadeStore,
} from '../../../test/factories.ts'
import { newIdNumber, privateFile } from '../../../test/files/documents.ts'
import { identityHash } from '../accounts/public.ts'
import { ownStores } from './public.ts'

let app: TestApp
let store: MadeStore
let sku_id: number
let buyer: MadeShopper
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  store = await makeStore(app.ctx.db)
  sku_id = (await makeGoods(app.ctx.db, store.store_id)).sku_ids[0] as number
  buyer = await makeShopper(app)
})
afterAll(() => app.close())

const sql = (text: string, values: unknown[]) => app.ctx.db.pool.query(text, values)
const isOwn = async (user_id = buyer.id) => (await ownStores(app.ctx.db, user_id, [store.store_id])).has(store.store_id)
const record = (user_id: number, number: string) =>
  sql(
    `insert into real_names (user_id, name, card_no, card_hash, card_t, card_b, bank_no, bank_name, updated_at)
     values ($1, '林晓', '', $2, '', '', '', '', now())`,
    [user_id, identityHash(app.ctx, number)],
  )
const documents = (store_id: number, { number = newIdNumber(), phone = newPhone() }) =>
  sql('insert into store_documents (store_id, id_card_hash, store_phone) values ($1, $2, $3)', [
    store_id,
    identityHash(app.ctx, number),
    phone,
  ])

test('strangers buy, whatever their and the store’s documents are', async () => {
  expect(await isOwn()).toBe(false)
  await documents(store.store_id, {})
  await record(buyer.id, newIdNumber())
  await record(store.user_id, newIdNumber())
  expect(await isOwn()).toBe(false)
})

test('owner and staff do not, nor whoever has their identity number', async () => {
  const staff = await mintShopper(app, { belong_id: store.user_id })
  expect([await isOwn(store.user_id), await isOwn(staff.user_id)]).toEqual([true, true])
  const [a, b] = [newIdNumber(), newIdNumber()]
  await record(store.user_id, a)
  await record(staff.user_id, b)
  await record(buyer.id, a)
  expect(await isOwn()).toBe(true)
  const other = await makeShopper(app)
  await record(other.id, b)
  expect(await isOwn(other.id)).toBe(true)
})

test('nor whoever has the identity number or phone of the store’s documents', async () => {
  const [number, phone] = [newIdNumber(), newPhone()]
  await documents(store.store_id, { number, phone })
  await record(buyer.id, number)
  expect(await isOwn()).toBe(true)
  const other = await makeShopper(app)
  expect(await isOwn(other.id)).toBe(false)
  await sql('update users set phone = $2 where id = $1', [other.id, phone])
  expect(await isOwn(other.id)).toBe(true)
})

test('cart, quote and order refuse such a store', async () => {
  const { call } = buyer
  const address_id = await makeAddress(app.ctx.db, buyer.id)
  const { cart_id } = await call(addToCart, { body: { sku_id, buy_num: 1 } })
  expect((await call(listCart, {}))[0]?.cart_list[0]?.problem).toBeNull()
  const number = newIdNumber()
  await documents(store.store_id, { number })
  const [card_t, card_b] = [await privateFile(app, buyer.id), await privateFile(app, buyer.id)]
  const body = { name: '林晓', card_no: number, card_t, card_b, bank_no: '6222020200112233445', bank_name: '工商银行' }
  await call(saveRealName, { body })
  expect((await call(listCart, {}))[0]?.cart_list[0]?.problem).toBe('own_store')
  expect(await keyOf(call(addToCart, { body: { sku_id, buy_num: 1 } }))).toBe('OWN_STORE')
  expect(await keyOf(call(quoteOrder, { body: { params: `cart-${cart_id}` } }))).toBe('OWN_STORE')
  const place = call(createOrder, { body: { params: `sku-${sku_id}x1`, address_id, total_price: '16.00' } })
  await expect(place).rejects.toMatchObject({ code: 403, key: 'OWN_STORE' })
  const other = await makeShopper(app)
  await record(other.id, number)
  expect(await other.call(mergeCart, { body: { lines: [{ sku_id, buy_num: 1 }] } })).toMatchObject({ count: 0 })
})

import { beforeEach, expect, test, vi } from 'vitest'
import { guestCart } from '~/cart/guest-cart.ts'
import { stubBrowser } from '../../../test/browser-storage.ts'
import { stubServer } from '../../../test/shop-server.ts'
import type { CartLine } from './cart-lines.ts'
import { browserCart, shopperCart } from './cart-source.ts'

const { local } = stubBrowser()
const server = stubServer()
vi.stubGlobal('document', { documentElement: { lang: 'en' } })
const { signal } = new AbortController()
const preview = 'POST /carts/preview'

const line = (sku_id: number, buy_num = 1) => ({ cart_id: sku_id * 10, sku_id, buy_num }) as CartLine
const guestLines = (): string[] => guestCart.list().map(({ sku_id, buy_num }) => `${sku_id}×${buy_num}`)
const priced = (...skuIds: number[]) => [{ store_id: 1, cart_list: skuIds.map((id) => line(id)) }]

beforeEach(() => {
  local.clear()
  server.clear()
})

test('an empty guest’s cart is not sent to be priced', async () => {
  expect(await browserCart.load([], signal)).toEqual([])
  expect(server.sent).toEqual([])
})

test('a guest’s lines are priced, and what the server knows no more leaves the browser', async () => {
  for (const id of [5, 6, 7]) guestCart.add(id, id)
  server.answer(preview, () => priced(7, 5))
  expect(await browserCart.load([5], signal)).toEqual(priced(7, 5))
  expect(server.sent).toEqual([
    `${preview} lines[0][sku_id]=7&lines[0][buy_num]=7&lines[1][sku_id]=6&lines[1][buy_num]=6&lines[2][sku_id]=5&lines[2][buy_num]=5&ordinary[0]=5`,
  ])
  expect(guestLines()).toEqual(['7×7', '5×5'])
})

test('what another tab adds while it is being priced stays', async () => {
  guestCart.add(5, 1)
  server.answer(preview, () => {
    guestCart.add(8, 2)
    return priced(5)
  })
  await browserCart.load([], signal)
  expect(guestLines()).toEqual(['8×2', '5×1'])
})

test('a guest’s cart that cannot be priced is kept', async () => {
  guestCart.add(5, 1)
  server.refuse(preview, 500, 'INTERNAL')
  await expect(browserCart.load([], signal)).rejects.toThrow('refused: INTERNAL')
  expect(guestLines()).toEqual(['5×1'])
})

test('another SKU takes the pieces along, joins the line that it has, and the same one changes nothing', async () => {
  guestCart.add(5, 2)
  guestCart.add(6, 3)
  await browserCart.changeSku(line(5, 2), 5)
  expect(guestLines()).toEqual(['6×3', '5×2'])
  await browserCart.changeSku(line(5, 2), 9)
  expect(guestLines()).toEqual(['9×2', '6×3'])
  await browserCart.changeSku(line(9, 2), 6)
  expect(guestLines()).toEqual(['6×5'])
})

test('pieces are set and lines removed; put back they stand in the order they had', async () => {
  for (const id of [5, 6, 7]) guestCart.add(id, 1)
  await browserCart.setPieces(line(6), 4)
  const removed = [line(7), line(6, 4)]
  await browserCart.remove(removed)
  expect(guestLines()).toEqual(['5×1'])
  await browserCart.putBack(removed)
  expect(guestLines()).toEqual(['7×1', '6×4', '5×1'])
  expect(server.sent).toEqual([])
})

test('a shopper’s cart names the lines and the SKUs that are bought at the ordinary price, if any', async () => {
  server.answer('GET /user/carts', () => [])
  await shopperCart.load([], signal)
  await shopperCart.load([5, 6], signal)
  await shopperCart.loadSelected([line(5), line(7)], [5], signal)
  expect(server.sent).toEqual([
    'GET /user/carts',
    'GET /user/carts ordinary=5,6',
    'GET /user/carts selected=50,70&ordinary=5',
  ])
})

test('a shopper’s lines are changed by their own numbers', async () => {
  const routes = ['PUT /user/carts/50', 'PUT /user/carts/50/sku', 'DELETE /user/carts/50,60']
  for (const route of routes) server.answer(route, () => ({}))
  await shopperCart.setPieces(line(5), 3)
  await shopperCart.changeSku(line(5), 9)
  await shopperCart.remove([line(5), line(6)])
  expect(server.sent).toEqual([`${routes[0]} buy_num=3`, `${routes[1]} sku_id=9`, routes[2]])
})

test('lines are put back one after another, the newest last; at a refusal the rest is left', async () => {
  let refusals = 0
  server.answer('POST /user/carts', (form) => {
    if (form.includes('sku_id=6') && refusals++) return Response.json({ code: 422, msg: 'gone', data: {} })
    return {}
  })
  const lines = [line(7), line(6, 2), line(5)]
  await shopperCart.putBack(lines)
  expect(server.sent.map((one) => one.slice(-18))).toEqual(
    [5, 6, 7].map((id) => `sku_id=${id}&buy_num=${id === 6 ? 2 : 1}`),
  )
  server.sent.length = 0
  await expect(shopperCart.putBack(lines)).rejects.toThrow('gone')
  expect(server.sent).toHaveLength(2)
})

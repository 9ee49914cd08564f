import { beforeEach, expect, test, vi } from 'vitest'
import { startSession } from '~/session/session.ts'
import { stubBrowser } from '../../test/browser-storage.ts'
import { stubServer } from '../../test/shop-server.ts'
import { guestHistory } from './guest-history.ts'
import { recordView, viewedGoods } from './viewed-goods.ts'

const { local } = stubBrowser()
const server = stubServer()
vi.stubGlobal('document', { documentElement: { lang: 'en' } })
const goods = (id: number) => ({
  id,
  goods_name: `Goods ${id}`,
  goods_price: '9.00',
  goods_market_price: '12.00',
  goods_sale: 1,
  goods_master_image: '',
  store_name: 'Pines',
})
const logIn = (): void => startSession('t0ken', { nickname: '', avatar: '', belong_id: 0, defaultUrl: '/' })

beforeEach(() => {
  local.clear()
  server.clear()
})

test('a guest’s views stay in the browser; as many are shown as were asked for, in a language', async () => {
  for (const id of [1, 2, 3]) await recordView(goods(id), 'en')
  expect((await viewedGoods('en', 2)).map(({ id }) => id)).toEqual([3, 2])
  expect(await viewedGoods('zh-cn', 2)).toEqual([])
  expect(await viewedGoods('en', 0)).toEqual([])
  expect(server.sent).toEqual([])
})

test('a shopper’s views are the server’s, and the guest’s before them are not shown', async () => {
  await recordView(goods(1), 'en')
  logIn()
  server.answer('POST /user/history', () => ({}))
  server.answer('GET /user/history', () => [goods(8)])
  await recordView(goods(2), 'en')
  expect(await viewedGoods('en', 12)).toEqual([goods(8)])
  expect(server.sent).toEqual(['POST /user/history goods[0][goods_id]=2', 'GET /user/history limit=12'])
  expect(guestHistory.list('en').map(({ id }) => id)).toEqual([1])
})

test('a view that could not be recorded is told to the caller alone', async () => {
  logIn()
  server.refuse('POST /user/history', 401, 'NOT_LOGGED_IN')
  await expect(recordView(goods(2), 'en')).rejects.toThrow('refused')
  expect(local.getItem('token')).toBe('t0ken')
})

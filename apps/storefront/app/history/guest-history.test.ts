import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { guestHistory } from './guest-history.ts'

const { local } = stubBrowser()
const goods = (id: number, goods_name = `Goods ${id}`) => ({
  id,
  goods_name,
  goods_price: '9.00',
  goods_market_price: '12.00',
  goods_sale: 1,
  goods_master_image: '',
  store_name: 'Pines',
})
const ids = (): number[] => guestHistory.list('en').map(({ id }) => id)

beforeEach(() => local.clear())

test('what was viewed last comes first, and goods appear once', () => {
  for (const id of [1, 2, 3, 1]) guestHistory.remember(goods(id), 'en')
  expect(ids()).toEqual([1, 3, 2])
})

test('the history keeps fifty goods', () => {
  for (let id = 1; id <= 52; id++) guestHistory.remember(goods(id), 'en')
  expect(ids()).toHaveLength(50)
  expect(ids().at(-1)).toBe(3)
})

test('names are kept per language', () => {
  guestHistory.remember(goods(1, 'Cup'), 'en')
  expect(guestHistory.list('zh-cn')).toEqual([])
  guestHistory.remember(goods(1, '杯'), 'zh-cn')
  expect(guestHistory.list('zh-cn')).toMatchObject([{ goods_name: '杯' }])
  expect(guestHistory.list('en')).toMatchObject([{ goods_name: 'Cup' }])
})

test('price and picture are those of the last view', () => {
  guestHistory.remember(goods(1), 'en')
  guestHistory.remember({ ...goods(1), goods_price: '7.00' }, 'zh-cn')
  expect(guestHistory.list('en')).toMatchObject([{ goods_price: '7.00' }])
})

test('a view has the time of the last visit', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') })
  guestHistory.remember(goods(1), 'en')
  vi.setSystemTime(new Date('2026-03-02T08:00:00Z'))
  guestHistory.remember(goods(1), 'en')
  expect(guestHistory.views()).toEqual([{ goods_id: 1, seen_at: new Date('2026-03-02T08:00:00Z') }])
  vi.useRealTimers()
})

test('foreign or broken content is ignored', () => {
  for (const content of ['{"broken', '{}', '[{"id":1}]', '[{"id":0,"names":{},"seen_at":1}]']) {
    local.setItem('recent_goods', content)
    expect(guestHistory.views()).toEqual([])
  }
})

test.each([[null], ['x'], [{ id: 4 }], [{ id: 4, names: {}, seen_at: 'yesterday' }], [[]]])(
  'an entry that is none, %j, is left out, and the others stay',
  (entry) => {
    guestHistory.remember(goods(1), 'en')
    const stored = JSON.parse(local.getItem('recent_goods') ?? '') as unknown[]
    local.setItem('recent_goods', JSON.stringify([entry, ...stored]))
    expect(ids()).toEqual([1])
    expect(guestHistory.views().map(({ goods_id }) => goods_id)).toEqual([1])
  },
)

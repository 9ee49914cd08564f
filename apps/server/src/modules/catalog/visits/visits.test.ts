import { expect, test } from 'vitest'
import { Tally } from '../../../kernel/tally.ts'
import { countAddToCart, countPage } from './visits.ts'

const now = () => new Date('2026-11-23T23:59:00+08:00')
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36'

test('pages that people open are counted, by day, and those of goods and stores by their id', () => {
  const visits = new Tally()
  const open = (path: string, userAgent = browser, purpose?: string) =>
    countPage({ now, visits }, { path, userAgent, purpose })
  open('/')
  open('/goods/12')
  open('/goods/12.data')
  open('/store/3')
  open('/goods/0')
  open('/goods/12/more')
  open('/goods/12', 'Googlebot/2.1')
  open('/goods/12', browser, 'prefetch;prerender')
  countAddToCart({ now, visits }, 12)
  expect(Object.fromEntries(visits.take())).toEqual({
    '2026-11-23 page 0': 6,
    '2026-11-23 goods 12': 2,
    '2026-11-23 store 3': 1,
    '2026-11-23 cart 12': 1,
  })
  expect(visits.take().size).toBe(0)
})

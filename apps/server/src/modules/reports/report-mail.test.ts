import type { Report } from '@fangshi/contract/reports'
import { expect, test } from 'vitest'
import { mailOf } from './report-mail.ts'

const sums = {
  orders: 3,
  buyers: 2,
  bought_before: 1,
  sales: '1234.50',
  subsidy: '0.00',
  refunds: 1,
  refunded: '20.00',
  net: '1214.50',
  average: '411.50',
  units: 5,
}
const days = { from: '2026-11-09', to: '2026-11-15' }
const counted = { visits: 90, views: 30, carts: 4, orders: 3 }
const report: Report = {
  id: 7,
  from: '2026-11-16',
  to: '2026-11-22',
  written_at: '2026-11-23 08:00:00',
  sales: {
    now: sums,
    before: { ...sums, average: null },
    before_days: days,
    grain: 'day',
    points: [],
    before_points: [],
  },
  visits: { now: counted, before: counted, before_days: days },
  goods: [{ goods_id: 1, name: '<b>杯子</b>\n', image: '', store_id: 1, store_name: '', units: 5, amount: '1234.50' }],
}

test('a report of a store as a mail, with names as text and on one line', () => {
  const of = { area: 'Seller', locale: 'zh-cn', store_name: { 'zh-cn': '小店\r\nBcc: x' }, unsubscribe: '' } as const
  const { subject, text, html } = mailOf(report, of, 'https://shop.example')
  expect(subject).toBe('经营周报 2026-11-16 至 2026-11-22 · 小店 Bcc: x')
  expect(text).toContain('销售额：¥1234.50（前一周 ¥1234.50）')
  expect(text).toContain('客单价：¥411.50（前一周 –）')
  expect(text).toContain('https://shop.example/Seller/reports?view=7')
  expect(html).toContain('&lt;b&gt;杯子&lt;/b&gt;')
  expect(html).not.toContain('<b>')
  expect(text).not.toContain('退订')
})

test('a report of the platform tells of newcomers, in English too', () => {
  const unsubscribe = 'https://shop.example/report_mail?lang=en#a"b'
  const of = { area: 'Admin', locale: 'en', store_name: null, unsubscribe } as const
  const all = { ...report, new_users: { total: 4, before: 2 }, new_stores: { total: 1, before: 0 } }
  const { subject, text, html } = mailOf(all, of, 'https://shop.example')
  expect(subject).toBe('Weekly report 2026-11-16 to 2026-11-22 · Whole platform')
  expect(text).toContain('New users: 4 (week before 2)')
  expect(text).toContain('https://shop.example/Admin/reports?view=7')
  expect(text).toContain(`Unsubscribe from these emails: ${unsubscribe}`)
  expect(html).toContain('<a href="https://shop.example/report_mail?lang=en#a&quot;b"')
})

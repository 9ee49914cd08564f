import type { HealthCheck } from '@fangshi/contract/health'
import { expect, test } from 'vitest'
import { checksOf, type Facts } from './checks.ts'

const gigabyte = 2 ** 30
const dayMs = 24 * 3_600_000
/** A platform in production that lacks nothing. */
const good: Facts = {
  isDemo: false,
  publicUrl: 'https://shop.example',
  web: { hasOwnName: true, hasLogo: true, hasContact: true, isClosed: false },
  channels: { working: ['wechat scan'], broken: [] },
  hasSms: true,
  hasMail: true,
  hasTracking: true,
  hasMap: true,
  withdrawal: { least: 100, most: 5_000_000, day_most: 10_000_000, second_above: 1_000_000 },
  points: { per_yuan: 100, mall_open: true },
  disk: { freeBytes: 50 * gigabyte, totalBytes: 100 * gigabyte },
  missingAgreements: [],
  counts: {
    areas: 3000,
    couriers: 5,
    classes: 20,
    articles: 8,
    blankTemplates: 0,
    failedSms: 0,
    failedMails: 0,
    supersWithoutFactor: 0,
  },
  failedJobs: [],
  verification: { ageMs: dayMs / 2, drifted: 0 },
  uptimeMs: 30 * dayMs,
  clockOffMs: 40,
}
const stateOf = (change: Partial<Facts>, key: HealthCheck) => {
  const found = checksOf({ ...good, ...change }).find((one) => one.key === key)
  return [found?.state, ...(found?.about ?? [])]
}
const count = (change: Partial<Facts['counts']>): Partial<Facts> => ({ counts: { ...good.counts, ...change } })
const web = (change: Partial<Facts['web']>): Partial<Facts> => ({ web: { ...good.web, ...change } })

test('a complete platform is fine', () => {
  expect(checksOf(good).filter(({ state }) => state !== 'fine')).toEqual([])
})

test.each<[Partial<Facts>, HealthCheck, string[]]>([
  [{ publicUrl: 'http://shop.example' }, 'public_url', ['problem', 'http://shop.example']],
  [{ publicUrl: 'https://127.0.0.1:8080' }, 'public_url', ['problem', 'https://127.0.0.1:8080']],
  [{ isDemo: true, publicUrl: 'http://127.0.0.1:8080' }, 'public_url', ['fine']],
  [{ channels: { working: [], broken: [] } }, 'payment', ['problem']],
  [{ channels: { working: ['a'], broken: ['alipay wap'] } }, 'payment', ['problem', 'alipay wap']],
  [{ isDemo: true, channels: { working: [], broken: [] } }, 'payment', ['simulated']],
  [{ hasSms: false }, 'sms', ['problem']],
  [{ hasSms: false, isDemo: true }, 'sms', ['simulated']],
  [count({ blankTemplates: 2 }), 'sms_templates', ['warning', '2']],
  [{ hasSms: false, ...count({ blankTemplates: 2 }) }, 'sms_templates', ['fine']],
  [count({ failedSms: 3 }), 'sms_failures', ['warning', '3']],
  [{ hasMail: false }, 'mail', ['warning']],
  [{ hasMail: false, isDemo: true }, 'mail', ['simulated']],
  [count({ failedMails: 2 }), 'mail_failures', ['warning', '2']],
  [{ missingAgreements: ['privacy-policy'] }, 'agreements', ['problem', 'privacy-policy']],
  [count({ areas: 0 }), 'areas', ['problem']],
  [count({ couriers: 0 }), 'couriers', ['problem']],
  [count({ classes: 0 }), 'classes', ['problem']],
  [count({ articles: 0 }), 'articles', ['warning']],
  [{ withdrawal: { ...good.withdrawal, least: 5_000_001 } }, 'withdrawal_limits', ['problem']],
  [{ withdrawal: { ...good.withdrawal, most: 10_000_001 } }, 'withdrawal_limits', ['problem']],
  [{ disk: { freeBytes: gigabyte / 2, totalBytes: 100 * gigabyte } }, 'disk', ['problem', '0.5 GB']],
  [{ disk: { freeBytes: 20 * gigabyte, totalBytes: 1000 * gigabyte } }, 'disk', ['warning', '20.0 GB']],
  [{ disk: null }, 'disk', ['fine']],
  [{ failedJobs: [{ name: 'send sms', count: 2 }] }, 'jobs', ['warning', 'send sms × 2']],
  [{ verification: { ageMs: dayMs, drifted: 4 } }, 'verification', ['problem', '4']],
  [{ verification: { ageMs: 3 * dayMs, drifted: 0 } }, 'verification', ['problem']],
  [{ verification: null }, 'verification', ['problem']],
  [{ verification: null, uptimeMs: dayMs }, 'verification', ['fine']],
  [{ clockOffMs: -9000 }, 'clock', ['problem', '-9 s']],
  [web({ isClosed: true }), 'site_open', ['warning']],
  [web({ hasLogo: false }), 'site_name', ['warning']],
  [web({ hasContact: false }), 'contacts', ['warning']],
  [{ hasTracking: false }, 'tracking', ['warning']],
  [{ hasMap: false }, 'map', ['warning']],
  [{ points: { per_yuan: 0, mall_open: true } }, 'points', ['warning']],
  [count({ supersWithoutFactor: 1 }), 'second_factor', ['warning', '1']],
])('%j: %s is %j', (change, key, expected) => {
  expect(stateOf(change, key)).toEqual(expected)
})

test('what does not work comes first, what is fine last', () => {
  const states = checksOf({ ...good, hasMap: false, hasSms: false }).map(({ state }) => state)
  expect(states.slice(0, 3)).toEqual(['problem', 'warning', 'fine'])
})

import { expect, test } from 'vitest'
import { payClientOf } from './pay-client.ts'

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const tablet =
  'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

test.each([
  ['a desktop', desktop, 1440, 'desktop'],
  ['a tablet, which a phone can scan', tablet, 1024, 'desktop'],
  ['a phone', android, 412, 'phone'],
  ['a phone held sideways', iphone, 844, 'phone'],
  ['a narrow window', desktop, 390, 'phone'],
  ['the browser inside WeChat', `${iphone} MicroMessenger/8.0.61`, 390, 'wechat'],
  ['WeChat on a desktop', `${desktop} MicroMessenger/3.9`, 1440, 'wechat'],
])('%s', (_name, userAgent, width, client) => {
  expect(payClientOf({ userAgent, width })).toBe(client)
})

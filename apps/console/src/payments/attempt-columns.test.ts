import { expect, test } from 'vitest'
import { attemptChannels, channelText, devices } from './attempt-columns.ts'

test.each([
  [{ channel: 'wechat', device: 'scan' }, 'zh-cn', '微信支付 · 扫码'],
  [{ channel: 'wechat', device: 'scan' }, 'en', 'WeChat Pay · QR code'],
  [{ channel: 'wechat', device: '' }, 'en', 'WeChat Pay'],
  [{ channel: 'barter', device: 'counter' }, 'en', 'barter · counter'],
  [{ channel: '', device: 'app' }, 'zh-cn', 'App'],
] as const)('%j in %s is “%s”', (row, locale, text) => {
  expect(channelText(row, locale)).toBe(text)
})

test('an attempt that the server may send has a name for its channel and its device in both languages', () => {
  for (const { value: channel } of attemptChannels)
    for (const { value: device } of devices)
      for (const locale of ['zh-cn', 'en'] as const)
        expect(channelText({ channel, device }, locale).split(' · ')).not.toContain(channel)
})

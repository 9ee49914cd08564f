import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { payer, rememberOpenid } from './payer.ts'

const { session } = stubBrowser()
const inWindow = (userAgent: string, clientWidth: number): void => {
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('document', { documentElement: { clientWidth } })
}
const wechat = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.61'

beforeEach(() => session.clear())

test('inside WeChat the openid is told once it is known', () => {
  inWindow(wechat, 390)
  expect(payer()).toEqual({ device: 'wechat' })
  rememberOpenid('oX-1')
  expect(payer()).toEqual({ device: 'wechat', openid: 'oX-1' })
  rememberOpenid('')
  expect(payer()).toEqual({ device: 'wechat' })
})

test.each([
  ['Mozilla/5.0 (iPhone)', 390, 'phone'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 1440, 'desktop'],
])('%s of %i px is no WeChat: an openid of this tab is not sent', (userAgent, width, device) => {
  rememberOpenid('oX-1')
  inWindow(userAgent, width)
  expect(payer()).toEqual({ device })
})

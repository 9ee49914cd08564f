import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { LoginProviderError } from './login-provider.ts'
import { openPhone } from './mini-program-phone.ts'

const now = new Date('2026-05-01T10:00:00Z')
const app_id = 'wx1'
const session_key = randomBytes(16).toString('base64')
const phone = { phoneNumber: '13800138000', purePhoneNumber: '13800138000', countryCode: '86' }

function seal(content: unknown, key = session_key) {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key, 'base64'), iv)
  const data = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()])
  return { iv: iv.toString('base64'), data: data.toString('base64') }
}
const at = (secondsAgo = 0, appid = app_id) => ({ timestamp: now.getTime() / 1000 - secondsAgo, appid })
const open = (sealed: { iv: string; data: string }) => openPhone(sealed, { session_key, app_id, now })
const refuses = (sealed: { iv: string; data: string }) => expect(() => open(sealed)).toThrow(LoginProviderError)

test('a phone that WeChat sealed for the session is read', () => {
  expect(open(seal({ ...phone, watermark: at() }))).toBe('13800138000')
  expect(open(seal({ ...phone, countryCode: 86, watermark: at(9 * 60) }))).toBe('13800138000')
})

test('a phone of elsewhere counts as none', () => {
  expect(
    open(seal({ phoneNumber: '+4479460000', purePhoneNumber: '79460000', countryCode: '44', watermark: at() })),
  ).toBe(null)
  expect(open(seal({ ...phone, purePhoneNumber: '12', watermark: at() }))).toBe(null)
})

test('what is of another session, of another app, too old or changed is refused', () => {
  const whole = { ...phone, watermark: at() }
  refuses(seal(whole, randomBytes(16).toString('base64')))
  refuses(seal({ ...phone, watermark: at(0, 'wx2') }))
  refuses(seal({ ...phone, watermark: at(10 * 60 + 1) }))
  refuses(seal(phone))
  const { iv, data } = seal(whole)
  refuses({ iv: 'short', data })
  refuses({ iv, data: data.slice(0, -24) })
  refuses({ iv, data: 'not base64' })
  refuses({ iv: randomBytes(16).toString('base64'), data })
})

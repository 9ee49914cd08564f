import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { isRecoveryCode, newRecoveryCodes, plainCode, recoveryCodeHash, showRecoveryCode } from './recovery-codes.ts'
import { newTotpSecret, stepOf, totpUri } from './totp.ts'

const secret = Secret.fromUTF8('12345678901234567890').base32

/** The last six digits of the SHA-1 test vectors of RFC 6238, appendix B. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %d s the code is %s, and it counts a step earlier and later', (second, code) => {
  const step = Math.floor(second / 30)
  for (const shift of [-30, 0, 30]) expect(stepOf(secret, code, new Date((second + shift) * 1000))).toBe(step)
  for (const shift of [-61, 61]) expect(stepOf(secret, code, new Date((second + shift) * 1000))).toBeNull()
})

test.each(['28708', '2870822', '28708a', '', '２８７０８２'])('%j is no code', (code) => {
  expect(stepOf(secret, code, new Date(59_000))).toBeNull()
})

test('secrets have 160 random bits, and the app is told whose they are', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
  const uri = new URL(totpUri(one, { issuer: '坊市 Admin', account: 'admin' }))
  expect(uri.protocol + uri.host).toBe('otpauth:totp')
  expect(decodeURIComponent(uri.pathname)).toBe('/坊市 Admin:admin')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: one, issuer: '坊市 Admin', period: '30' })
})

test('ten different recovery codes, shown in two halves and read however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/)
    expect(isRecoveryCode(code)).toBe(true)
    expect(plainCode(` ${showRecoveryCode(code).toUpperCase()} `)).toBe(code)
  }
  expect(plainCode('１２３ ４５６')).toBe('123456')
  expect(plainCode('abcde – fghjk')).toBe('abcdefghjk')
  expect(isRecoveryCode('123456')).toBe(false)
})

test('the hash of a recovery code has a key of its own, and takes O for 0, I and L for 1', () => {
  const hash = recoveryCodeHash(secret, '01101abcde')
  expect(recoveryCodeHash(secret, 'oilo1abcde')).toEqual(recoveryCodeHash(secret, '01101abcde'))
  expect(recoveryCodeHash(newTotpSecret(), '01101abcde')).not.toEqual(hash)
})

import { describe, expect, test } from 'vitest'
import { addressBlock } from './throttle/address-block.ts'
import { isCommonPassword } from './passwords/common-passwords.ts'
import { createQueue } from '../../kernel/work-queue.ts'
import { fitsPassword, hashPassword } from './passwords/password.ts'
import { proofBits, startsWithZeroBits } from './throttle/proof-rules.ts'
import { sessionDuties } from './sessions/session-rules.ts'

describe('what a call owes its session', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000)
  const fresh = { by_successor: false, token_at: ago(5), successor_used_at: null, used_at: ago(5) }
  test.each([
    ['nothing within the hour', fresh, []],
    ['its use, at most hourly', { ...fresh, used_at: ago(60) }, ['touch']],
    ['a successor after a day', { ...fresh, token_at: ago(24 * 60) }, ['renew']],
    ['the first use of the successor', { ...fresh, by_successor: true }, ['touch']],
    ['nothing within the minute of overlap', { ...fresh, by_successor: true, successor_used_at: ago(0.5) }, []],
    ['the successor in its place afterwards', { ...fresh, by_successor: true, successor_used_at: ago(1) }, ['promote']],
  ])('%s', (_, session, duties) => {
    const due = sessionDuties(session, now)
    expect(Object.entries(due).flatMap(([duty, isDue]) => (isDue ? [duty] : []))).toEqual(duties)
  })
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s lies in %s', (ip, block) => expect(addressBlock(ip)).toBe(block))

test.each([
  ['password123', true],
  ['PassWord123', true],
  ['aaaaaaaa', true],
  ['abcabcabc', true],
  ['23456789', true],
  ['hgfedcba', true],
  ['13912345678', true],
  ['U_ABCDEF99', true],
  ['woaini1314', true],
  ['14051983', true],
  ['正确的马电池订书钉', false],
  ['seven old kettles', false],
])('%s is common: %s', (password, isCommon) => {
  expect(isCommonPassword(password, ['13912345678', 'u_abcdef99', null])).toBe(isCommon)
})

test('leading zero bits are counted to the bit', () => {
  expect(startsWithZeroBits(Uint8Array.of(0, 0b0000_1111), 12)).toBe(true)
  expect(startsWithZeroBits(Uint8Array.of(0, 0b0001_1111), 12)).toBe(false)
  expect(startsWithZeroBits(Uint8Array.of(1, 0), 8)).toBe(false)
  expect(startsWithZeroBits(Uint8Array.of(), 1)).toBe(false)
})

test('the proof grows with the failures of an address, up to a bound', () => {
  expect([0, 4, 5, 15, 30, 3000].map(proofBits)).toEqual([12, 12, 13, 15, 18, 18])
})

test('the queue runs two at once, lets some wait and refuses the rest', async () => {
  const queued = createQueue(2, 2)
  let running = 0
  let max = 0
  const work = async (): Promise<void> => {
    max = Math.max(max, ++running)
    await new Promise((done) => setTimeout(done, 5))
    running--
  }
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => queued(work)))
  expect(max).toBe(2)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  await expect(queued(async () => 'free again')).resolves.toBe('free again')
})

test('a password is argon2id at 19 MiB and two passes; nothing fits an account that is not there', async () => {
  const hash = await hashPassword('seven old kettles')
  expect(hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(await fitsPassword('seven old kettles', hash)).toBe(true)
  expect(await fitsPassword('six old kettles', hash)).toBe(false)
  expect(await fitsPassword('no account has this password', undefined)).toBe(false)
  expect(await fitsPassword('-', '-')).toBe(false)
})

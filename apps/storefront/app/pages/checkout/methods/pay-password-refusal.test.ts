import { expect, test } from 'vitest'
import { isAboutPassword, refusalText } from './pay-password-refusal.ts'

const t = (key: string, values?: Record<string, string | number>): string =>
  [key.split(':')[1], values?.count].filter((part) => part !== undefined).join(' ')
type Refusal = Parameters<typeof refusalText>[0]
const refusal = (key: Refusal['key'], details: Refusal['details'] = {}): Refusal => ({ key, message: 'told', details })

test('a wrong password says how many attempts are left', () => {
  expect(refusalText(refusal('PAY_PASSWORD_WRONG', { tries_left: 2 }), t)).toBe('triesLeft 2')
})

test.each([
  [1, 'lockedFor 1'],
  [60, 'lockedFor 1'],
  [61, 'lockedFor 2'],
  [1800, 'lockedFor 30'],
])('locked for %i seconds: %s minutes, rounded up', (retry_after, expected) => {
  expect(refusalText(refusal('PAY_PASSWORD_LOCKED', { retry_after }), t)).toBe(expected)
})

test('a password that must be reset has no waiting time', () => {
  expect(refusalText(refusal('PAY_PASSWORD_LOCKED', { needs_reset: true, retry_after: 60 }), t)).toBe(
    'lockedUntilReset',
  )
})

test('other refusals keep their own message', () => {
  expect(refusalText(refusal('PAY_TICKET_INVALID'), t)).toBe('told')
})

test('only refusals of the password ask for another one', () => {
  expect(
    (['PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED', 'PAY_TICKET_INVALID'] as const).map((key) =>
      isAboutPassword({ key }),
    ),
  ).toEqual([true, true, true])
  expect(isAboutPassword({ key: 'BALANCE_SHORT' as Refusal['key'] })).toBe(false)
})

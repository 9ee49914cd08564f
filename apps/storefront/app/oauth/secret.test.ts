import { expect, test } from 'vitest'
import { challengeOf, newVerifier } from './secret.ts'

test('the challenge is that of the standard’s example', () => {
  // RFC 7636, appendix B.
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

test('secrets are long enough and differ', () => {
  const [one, other] = [newVerifier(), newVerifier()]
  expect(one).toMatch(/^[\w-]{43}$/)
  expect(other).not.toBe(one)
})

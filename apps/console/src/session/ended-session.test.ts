import { CallError } from '@fangshi/contract/client'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/stub-browser.ts'

afterEach(() => vi.unstubAllGlobals())

test('figures that fail without a session lead to the login once, those that fail otherwise do not', async () => {
  stubBrowser({ Seller_token: 's' })
  vi.stubGlobal('location', { pathname: '/Seller/dashboard/order' })
  vi.resetModules()
  const { onSessionLost } = await import('./session.ts')
  const { leaveEndedSession } = await import('./ended-session.ts')
  const { CallError: Refused } = await import('@fangshi/contract/client')
  const lost: string[] = []
  onSessionLost((area) => lost.push(area))
  const refusal = (code: number, key: string): CallError => new Refused(code, key, { key })
  expect(() => leaveEndedSession(refusal(403, 'FORBIDDEN'))).toThrow('FORBIDDEN')
  expect(lost).toEqual([])
  for (const _ of ['one figure', 'another figure']) {
    expect(() => leaveEndedSession(refusal(401, 'NOT_LOGGED_IN'))).toThrow('NOT_LOGGED_IN')
  }
  expect(lost).toEqual(['Seller'])
})

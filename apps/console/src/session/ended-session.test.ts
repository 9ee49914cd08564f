import { CallError } from '@fangshi/contract/client'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/stub-browser.ts'

afterEach(() => vi.unstubAllGlobals())

test('reads that fail without a session lead to the login once, those that fail otherwise do not', async () => {
  stubBrowser({ Seller_token: 's' })
  vi.stubGlobal('location', { pathname: '/Seller/reports' })
  vi.resetModules()
  const { onSessionLost } = await import('./session.ts')
  const { queries } = await import('./queries.ts')
  const { CallError: Refused } = await import('@fangshi/contract/client')
  const lost: string[] = []
  onSessionLost((area) => lost.push(area))
  const read = (name: string, error: CallError): Promise<unknown> =>
    queries.fetchQuery({ queryKey: [name], queryFn: () => Promise.reject(error) })
  const refusal = (code: number, key: string): CallError => new Refused(code, key, { key })
  await expect(read('forbidden', refusal(403, 'FORBIDDEN'))).rejects.toThrow('FORBIDDEN')
  expect(lost).toEqual([])
  for (const name of ['reports', 'subscription']) {
    await expect(read(name, refusal(401, 'NOT_LOGGED_IN'))).rejects.toThrow('NOT_LOGGED_IN')
  }
  expect(lost).toEqual(['Seller'])
})

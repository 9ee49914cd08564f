import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/stub-browser.ts'

afterEach(() => vi.unstubAllGlobals())

test('whoever logs in next finds nothing of what was loaded before', async () => {
  const { storage } = stubBrowser()
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'success', data: { username: 'other' } }))
  vi.resetModules()
  const { queries } = await import('./queries.ts')
  const { openSession } = await import('./log-in.ts')
  const keys = [
    ['figures', 'sales'],
    ['/Seller/orders', 'list'],
    ['Seller', 'menu'],
  ]
  for (const key of keys) queries.setQueryData(key, 'of the account before')
  expect(await openSession('Seller', 'token')).toBe(true)
  expect(keys.map((key) => queries.getQueryData(key))).toEqual([undefined, undefined, undefined])
  expect(storage.get('Seller_user')).toContain('other')
})

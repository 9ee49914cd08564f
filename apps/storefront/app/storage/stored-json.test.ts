import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { storedJson } from './stored-json.ts'

const { local, session } = stubBrowser()
beforeEach(() => {
  local.clear()
  session.clear()
})

test('what was stored is read from its own storage', () => {
  local.setItem('basket', '{"pieces":[1,2]}')
  session.setItem('basket', '7')
  expect(storedJson('localStorage', 'basket')).toEqual({ pieces: [1, 2] })
  expect(storedJson('sessionStorage', 'basket')).toBe(7)
  expect(storedJson('localStorage', 'others')).toBeNull()
})

test.each(['', '{', 'undefined', '[object Object]', '{"a":1}}', 'NaN'])(
  '%j is no JSON and counts as nothing',
  (text) => {
    local.setItem('basket', text)
    expect(storedJson('localStorage', 'basket')).toBeNull()
  },
)

test('a browser that refuses its storage has stored nothing', () => {
  const refusing = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  vi.stubGlobal('localStorage', refusing)
  expect(storedJson('localStorage', 'basket')).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(storedJson('localStorage', 'basket')).toBeNull()
  vi.stubGlobal('localStorage', local)
})

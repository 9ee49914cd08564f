import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../test/browser-storage.ts'
import { clearSearchHistory, readSearchHistory, rememberSearch } from './search-history.ts'

const { local } = stubBrowser()
beforeEach(() => local.clear())

test('the newest search comes first, and each appears once', () => {
  for (const words of ['tea', 'cup', 'tea']) rememberSearch(words)
  expect(readSearchHistory()).toEqual(['tea', 'cup'])
})

test('ten searches are kept', () => {
  for (let n = 1; n <= 12; n++) rememberSearch(`search ${n}`)
  expect(readSearchHistory()).toHaveLength(10)
  expect(readSearchHistory().at(-1)).toBe('search 3')
})

test('clearing forgets them all', () => {
  rememberSearch('tea')
  clearSearchHistory()
  expect(readSearchHistory()).toEqual([])
})

test('anything but words is ignored', () => {
  local.setItem('search_history', '["tea",1,null,["x"]]')
  expect(readSearchHistory()).toEqual(['tea'])
  local.setItem('search_history', '{"tea":1}')
  expect(readSearchHistory()).toEqual([])
})

test('a broken history is empty and begins anew', () => {
  local.setItem('search_history', '["tea",')
  expect(readSearchHistory()).toEqual([])
  rememberSearch('cup')
  expect(readSearchHistory()).toEqual(['cup'])
})

test('a browser that stores nothing more still searches', () => {
  rememberSearch('tea')
  const full = {
    ...local,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  vi.stubGlobal('localStorage', full)
  expect(() => rememberSearch('cup')).not.toThrow()
  expect(readSearchHistory()).toEqual(['tea'])
  vi.stubGlobal('localStorage', local)
})

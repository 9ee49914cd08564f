import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, readDraft } from './drafts.ts'

const day = 86_400_000
const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})
beforeEach(() => stored.clear())

test('a draft is kept for a month, and dropped when it was sent', () => {
  keepDraft('order-1', { text: 'good' }, 0)
  keepDraft('order-2', { text: 'fair' }, day)
  expect(readDraft('order-1', 29 * day)).toEqual({ text: 'good' })
  expect(readDraft('order-1', 31 * day)).toBeUndefined()
  keepDraft('order-2', undefined, 2 * day)
  expect(readDraft('order-2', 2 * day)).toBeUndefined()
  expect(readDraft('order-1', 2 * day)).toEqual({ text: 'good' })
})

test('the oldest of more than twenty go', () => {
  for (let at = 0; at < 21; at++) keepDraft(`order-${at}`, at, at)
  expect(readDraft('order-0', 21)).toBeUndefined()
  expect(readDraft('order-1', 21)).toBe(1)
})

test('somebody else’s data are ignored', () => {
  stored.set('comment_drafts', 'no JSON')
  expect(readDraft('order-1', 0)).toBeUndefined()
  stored.set('comment_drafts', '{"order-1":3}')
  expect(readDraft('order-1', 0)).toBeUndefined()
})

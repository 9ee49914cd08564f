import { expect, test } from 'vitest'
import { draftKey, dropDraft, keepDraft, readDraft } from './goods-draft.ts'
import { emptySku } from '../skus/sku-matrix.ts'

function memory(room = Infinity): Storage {
  const map = new Map<string, string>()
  return {
    get length() {
      return map.size
    },
    clear: () => map.clear(),
    key: () => null,
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new Error('QuotaExceededError')
      map.set(key, value)
    },
  }
}

const draft = {
  at: 1,
  values: { name: { 'zh-cn': '杯' } },
  options: { attrs: [], skus: [emptySku()], unit: 'g' as const },
}

test('a draft belongs to one account and goods', () => {
  const storage = memory()
  expect(keepDraft(storage, draftKey(3, 'new'), draft)).toBe(true)
  expect(readDraft(storage, draftKey(3, 'new'))).toEqual(draft)
  expect(readDraft(storage, draftKey(4, 'new'))).toBeUndefined()
  expect(readDraft(storage, draftKey(3, 7))).toBeUndefined()
  dropDraft(storage, draftKey(3, 'new'))
  expect(readDraft(storage, draftKey(3, 'new'))).toBeUndefined()
})

test('a draft that does not fit is reported, one of another shape is ignored', () => {
  const full = memory(10)
  expect(keepDraft(full, 'a', draft)).toBe(false)
  const storage = memory()
  storage.setItem('a', 'no json')
  storage.setItem('b', JSON.stringify({ ...draft, version: 0 }))
  expect([readDraft(storage, 'a'), readDraft(storage, 'b')]).toEqual([undefined, undefined])
})

import { expect, test } from 'vitest'
import { changedFields, takenOver } from './changed-fields.ts'

const was = { name: { 'zh-cn': '茶', en: 'Tea' }, sort: 5, note: null, tags: [1, 2] }
const now = { name: { en: 'Green tea', 'zh-cn': '茶' }, sort: 5, note: '', tags: [2, 1] }

test('what differs between two states of a record is named with both values', () => {
  expect(changedFields(was, { ...was, name: { en: 'Tea', 'zh-cn': '茶' } })).toEqual([])
  expect(changedFields(was, now)).toEqual([
    { name: 'name', was: was.name, now: now.name },
    { name: 'tags', was: [1, 2], now: [2, 1] },
  ])
})

test('the form takes over what its reader left alone and keeps what they typed', () => {
  const changes = changedFields(was, now)
  expect(takenOver(changes, was)).toEqual({ name: now.name, tags: [2, 1] })
  expect(takenOver(changes, { ...was, tags: [3] })).toEqual({ name: now.name })
})

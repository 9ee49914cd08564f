import { parseDateTime } from '@fangshi/contract/time'
import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import { cellText, tagColor } from './cell-text.ts'
import { relativeTime } from '../ui/relative-time.ts'
import type { ColumnType, NamedColumn } from './column.ts'

const names = () => 'Named'
const text = (type: ColumnType, value: unknown, more: Partial<NamedColumn> = {}) =>
  cellText({ key: 'x', label: l('列', 'Column'), type, ...more }, value, 'en', names)

test('what a cell says', () => {
  expect(text('text', { 'zh-cn': '顺丰', en: 'SF' })).toBe('SF')
  expect(text('text', { 'zh-cn': '顺丰' })).toBe('顺丰')
  expect(text('text', 0)).toBe('0')
  expect(text('boolean', false)).toBe('No')
  expect(text('boolean', 1)).toBe('Yes')
  expect(text('tags_array', [{ id: 1, name: { 'zh-cn': '甲', en: 'A' } }, 'B'])).toBe('A, B')
  expect(text('dict', '1', { options: [{ value: 1, label: l('开', 'On') }] })).toBe('On')
  expect(text('dict', 9, { options: { url: '/x', valueName: 'id', labelName: 'name' } })).toBe('Named')
  for (const nothing of [null, undefined, '', []]) expect(text('boolean', nothing)).toBe('')
})

test('a text always has the same colour, and texts use more than one', () => {
  expect(tagColor('甲')).toBe(tagColor('甲'))
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(tagColor)).size).toBe(4)
})

test('times from now', () => {
  const now = parseDateTime('2026-11-20 12:00:00') as Date
  expect(relativeTime('2026-11-17 11:00:00', now, 'zh-cn')).toBe('3天前')
  expect(relativeTime('2026-11-20 12:05:30', now, 'en')).toBe('in 5 minutes')
  expect(relativeTime('2026-11-20 12:00:00', now, 'en')).toBe('now')
  expect(relativeTime('-', now, 'en')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { pickedName } from './picked-name.ts'

test('a picked row falls back from name to goods_name to nickname', () => {
  expect(pickedName({ id: 1, name: { 'zh-cn': '茶', en: 'Tea' }, nickname: 'n' }, 'en')).toBe('Tea')
  expect(pickedName({ id: 1, name: '', goods_name: 'g', nickname: 'n' }, 'en')).toBe('g')
  expect(pickedName({ id: 1, nickname: 'n' }, 'en')).toBe('n')
  expect(pickedName({ id: 1, name: 'x', title: 't' }, 'en', 'title')).toBe('t')
  expect(pickedName({ id: 1 }, 'en')).toBe('1')
})

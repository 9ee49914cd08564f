import { expect, test } from 'vitest'
import { lazyOption } from './lazy-option.ts'

const isLeaf = (row: Record<string, unknown>, depth: number, levels?: number) =>
  lazyOption({ code: 1, name: 'x', ...row }, levels ? { levels } : {}, depth, 'en').isLeaf

test('value and label come from the named properties, else from code and name', () => {
  const row = { code: '330000', id: 7, name: { 'zh-cn': '浙江', en: 'Zhejiang' }, title: 'East' }
  expect(lazyOption(row, {}, 1, 'en')).toMatchObject({ value: '330000', label: 'Zhejiang' })
  expect(lazyOption(row, {}, 1, 'zh-cn')).toMatchObject({ label: '浙江' })
  expect(lazyOption(row, { idName: 'id', labelName: 'title' }, 1, 'en')).toMatchObject({ value: 7, label: 'East' })
})

test('a row says itself whether anything is below it', () => {
  expect([isLeaf({ leaf: true }, 1, 3), isLeaf({ leaf: false }, 3, 3)]).toEqual([true, false])
  expect([isLeaf({ has_children: 1 }, 3, 3), isLeaf({ has_children: 0 }, 1, 3)]).toEqual([false, true])
})

test('where it does not, the tree ends at its last level', () => {
  expect([isLeaf({}, 2, 3), isLeaf({}, 3, 3), isLeaf({}, 9)]).toEqual([false, true, false])
})

import { expect, test } from 'vitest'
import { attrBody, newValues } from './attr-form.ts'

test('several values are typed at once, none twice', () => {
  expect(newValues('红，蓝、 绿\n红,,黄', [{ name: { 'zh-cn': '黄' } }]).map(({ name }) => name['zh-cn'])).toEqual([
    '红',
    '蓝',
    '绿',
  ])
})

test('values keep their ids and send nothing that is only shown', () => {
  const values = [
    { id: 3, name: { 'zh-cn': '红', en: ' ' }, color: '#ff0000', is_used: true },
    { name: { 'zh-cn': '蓝' } },
  ]
  expect(attrBody({ name: { 'zh-cn': '颜色' }, values })).toEqual({
    name: { 'zh-cn': '颜色' },
    values: [
      { id: 3, name: { 'zh-cn': '红' }, color: '#ff0000' },
      { name: { 'zh-cn': '蓝' }, color: '' },
    ],
  })
})

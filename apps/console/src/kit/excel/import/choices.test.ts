import { expect, test } from 'vitest'
import { cascader, dictionary } from '../../fields/build.ts'
import { l } from '../../../i18n/ui-text.ts'
import { choiceFinder, choiceLabel, formChoices } from './choices.ts'

const rows = new Map([
  [
    '/Admin/goods_classes/dict',
    [
      { id: 1, pid: 0, name: { 'zh-cn': '服饰', en: 'Clothes' } },
      { id: 2, pid: 1, name: { 'zh-cn': '鞋', en: 'Shoes' } },
      { id: 3, pid: 0, name: { 'zh-cn': '运动', en: 'Sports' } },
      { id: 4, pid: 3, name: { 'zh-cn': '鞋', en: 'Shoes' } },
    ],
  ],
])
const field = { class_id: cascader(l('分类', 'Category'), { options: dictionary('/Admin/goods_classes/dict') }) }
const choices = formChoices(field, rows, 'en').get('class_id') ?? []

test('what can be chosen of a tree are its leaves, named from the root on', () => {
  expect(choices.map(({ label }) => label)).toEqual(['Clothes / Shoes', 'Sports / Shoes'])
  expect(choiceLabel(choices, 4)).toBe('Sports / Shoes')
})

test('a leaf is found by its way in either language, not by a name that two have', () => {
  const find = choiceFinder(choices)
  expect(find('sports/shoes')).toBe(4)
  expect(find('服饰 / 鞋')).toBe(2)
  expect(find('Shoes')).toBeUndefined()
  expect(find('2')).toBe(2)
})

test('an id beyond what a dictionary gives at once is left to the server', () => {
  const many = Array.from({ length: 400 }, (_, at) => ({ value: at + 1, label: `n${at + 1}`, aliases: [] }))
  expect(choiceFinder(many)('401')).toBe(401)
  expect(choiceFinder(many)('n401')).toBeUndefined()
  expect(choiceFinder(many.slice(1))('401')).toBeUndefined()
})

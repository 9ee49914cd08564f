import { expect, test } from 'vitest'
import { l } from '../../../i18n/ui-text.ts'
import { cascader, image, number, select, text, toggle } from '../../fields/build.ts'
import type { FieldSpec } from '../../fields/spec.ts'
import type { SheetChoice } from './choices.ts'
import { shownValue } from './shown-value.ts'

const label = l('字段', 'Field')
const choice = (value: SheetChoice['value'], name: string): SheetChoice => ({ value, label: name, aliases: [] })
const choices = new Map([
  ['size', [choice('s', '小'), choice('l', '大')]],
  ['brand', [choice(0, '无'), choice(7, '海底捞')]],
  ['area', [choice([33, 3301], '浙江 / 杭州')]],
])
const shown = (name: string, spec: FieldSpec, value: unknown, locale: 'zh-cn' | 'en' = 'zh-cn', language?: 'en') =>
  shownValue({ key: name, name, spec, label, ...(language ? { language } : {}) }, { [name]: value }, choices, locale)

test.each([
  ['a text', 'note', text(label), '茶', '茶'],
  ['zero, which is a value', 'stock', number(label), 0, '0'],
  ['nothing', 'note', text(label), undefined, ''],
  ['null', 'stock', number(label), null, ''],
  ['a choice by its name', 'size', select(label, { options: [] }), 'l', '大'],
  ['the choice 0', 'brand', select(label, { options: [] }), 0, '无'],
  ['a choice that is unknown by its value', 'brand', select(label, { options: [] }), 99, '99'],
  ['several choices, one of them unknown', 'size', select(label, { options: [], multiple: true }), ['s', 'x'], '小、x'],
  ['no choice of several', 'size', select(label, { options: [], multiple: true }), [], ''],
  ['a path as a whole', 'area', cascader(label, { options: [] }), [33, 3301], '浙江 / 杭州'],
  ['pictures, one a line', 'images', image(label, { multiple: true }), ['/a.webp', '/b.webp'], '/a.webp\n/b.webp'],
] as const)('%s', (_, name, spec, value, words) => {
  expect(shown(name, spec, value)).toBe(words)
})

test('English readers get commas', () => {
  expect(shown('size', select(label, { options: [], multiple: true }), ['s', 'l'], 'en')).toBe('小, 大')
})

test('a switch says its own words, else yes or no', () => {
  const named = toggle(label, { activeText: l('上架', 'Listed'), inactiveText: l('下架', 'Unlisted') })
  expect([shown('on', named, true), shown('on', named, false, 'en')]).toEqual(['上架', 'Unlisted'])
  expect([shown('on', toggle(label), true, 'en'), shown('on', toggle(label), false)]).toEqual(['Yes', '否'])
})

test('a column of one language shows that language alone', () => {
  const words = { 'zh-cn': '茶', en: 'Tea' }
  expect(shown('name', text(label, { local: true }), words, 'zh-cn', 'en')).toBe('Tea')
  expect(shown('name', text(label, { local: true }), { 'zh-cn': '茶' }, 'zh-cn', 'en')).toBe('')
  expect(shown('name', text(label, { local: true }), undefined, 'zh-cn', 'en')).toBe('')
})

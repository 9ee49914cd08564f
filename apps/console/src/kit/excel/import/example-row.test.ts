import * as z from 'zod/mini'
import { Flag, OrNull, Phone, Price, Text, Whole } from '@fangshi/contract/shapes'
import { expect, test } from 'vitest'
import { l } from '../../../i18n/ui-text.ts'
import { date, datetime, image, number, select, text, toggle } from '../../fields/build.ts'
import { cellText, type Cell } from '../workbook/cells.ts'
import { formColumns } from '../workbook/form-columns.ts'
import { exampleRows, exampleTest } from './example-row.ts'
import type { ImportForm } from './plan.ts'
import { shownValue } from './shown-value.ts'
import { templateSheets } from './template.ts'

const label = l('字段', 'Field')
const it: ImportForm = {
  form: {
    name: text(label, { local: true }),
    phone: text(label),
    price: number(label, { money: true, min: 20 }),
    stock: number(label, { min: 3 }),
    starts_on: date(label),
    ends_at: datetime(label),
    is_shown: toggle(l('显示', 'Shown'), { activeText: l('开启', 'On'), inactiveText: l('关闭', 'Off') }),
    brand: select(l('品牌', 'Brand'), { options: [] }),
    picture: image(label),
    cover: image(label, { required: true }),
  },
  shape: z.strictObject({
    name: z.object({ 'zh-cn': Text(1, 10), en: z.optional(Text(0, 10)) }),
    phone: Phone,
    price: Price,
    stock: OrNull(Whole(0)),
    is_shown: Flag,
  }),
  choices: new Map([
    [
      'brand',
      [
        { value: 4, label: 'Lin', aliases: ['林'] },
        { value: [4, 5], label: 'Lin / Wang', aliases: [] },
      ],
    ],
  ]),
}
const columns = formColumns(it.form)
const [example = []] = exampleRows(columns, it, 'en')
const of = (key: string): Cell | undefined => example[columns.findIndex((column) => column.key === key)]

test('the example holds what the contract takes', () => {
  expect([of('name.zh-cn'), of('name.en')]).toEqual(['示例', 'Example'])
  expect(of('phone')).toBe('13800000000')
  expect([of('price'), of('stock')]).toEqual([20, 3])
  expect([of('is_shown'), of('brand')]).toEqual(['On', 'Lin'])
})

test('a later date stands in a later column, so that an end is after its start', () => {
  expect(cellText(of('starts_on'))).toBe('2030-01-10')
  expect(cellText(of('ends_at'))).toBe('2030-01-11 08:30:00')
})

test('only pictures that are required have an example', () => {
  expect([of('picture'), of('cover')]).toEqual([null, '/uploads/example.webp'])
})

test('the example row is known again until anything in it is changed', () => {
  const isExample = exampleTest(it, 'en')
  const row = new Map(columns.map(({ key }, at) => [key, example[at] ?? null] as const))
  expect(isExample(row)).toBe(true)
  expect(isExample(new Map(row).set('stock', 4))).toBe(false)
  expect(isExample(new Map([...row].slice(1)))).toBe(false)
})

test('the template lists what can be chosen on a sheet of its own', () => {
  const [, choices] = templateSheets(it, 'en')
  expect(choices?.columns.map(({ heading }) => heading)).toEqual(['Shown', 'Brand'])
  expect(choices?.rows).toEqual([
    ['On', 'Lin'],
    ['Off', 'Lin / Wang'],
  ])
})

test('the preview shows names instead of what is sent', () => {
  const shown = (key: string, value: unknown, locale: 'zh-cn' | 'en' = 'en'): string => {
    const column = columns.find((one) => one.key === key)
    if (!column) throw new Error(`no column ${key}`)
    return shownValue(column, { [column.name]: value }, it.choices, locale)
  }
  expect(shown('name.en', { 'zh-cn': '茶', en: 'Tea' })).toBe('Tea')
  expect(shown('name.en', { 'zh-cn': '茶' })).toBe('')
  expect([shown('is_shown', true), shown('is_shown', false, 'zh-cn')]).toEqual(['On', '关闭'])
  expect(shown('brand', 4)).toBe('Lin')
  expect(shown('brand', [4, 5])).toBe('Lin / Wang')
  expect(shown('brand', [4, 9])).toBe('Lin, 9')
  expect(shown('phone', null)).toBe('')
})

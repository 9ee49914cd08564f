import { expect, test } from 'vitest'
import { datetime, image, number, select, text, toggle } from '../../fields/build.ts'
import { l } from '../../../i18n/ui-text.ts'
import { choiceFinder, formChoices } from './choices.ts'
import { CellFault, readCell } from './read-cell.ts'

const label = l('字段', 'Field')
const fault = (key: string) => expect.objectContaining({ key })

test.each([
  [12.5, '12.50'],
  ['¥1,234.5', '1234.50'],
  [0.1 + 0.2, '0.30'],
  ['１２', '12.00'],
])('money %s is sent as %s', (cell, sent) => {
  expect(readCell(cell, number(label, { money: true }))).toBe(sent)
})

test('money with three decimals, or none at all, is refused', () => {
  const money = number(label, { money: true })
  expect(readCell(1.234, money)).toEqual(fault('MONEY_INVALID'))
  expect(readCell('free', money)).toEqual(fault('MONEY_INVALID'))
})

test('numbers keep their bounds and decimals', () => {
  const spec = number(label, { min: 1, max: 99 })
  expect(readCell('1,000', number(label))).toBe(1000)
  expect(readCell(0, spec)).toEqual(fault('TOO_SMALL'))
  expect(readCell(100, spec)).toEqual(fault('TOO_BIG'))
  expect(readCell(1.5, spec)).toEqual(fault('NUMBER_INVALID'))
  expect(readCell('1e3', spec)).toEqual(fault('NUMBER_INVALID'))
})

test('a phone number that the sheet took for a number stays a text', () => {
  expect(readCell(13_800_138_000, text(label))).toBe('13800138000')
})

test('times come as dates or written in many ways', () => {
  const spec = datetime(label)
  expect(readCell(new Date(Date.UTC(2026, 6, 1, 13, 45, 58, 999)), spec)).toBe('2026-07-01 13:45:59')
  expect(readCell('2026/7/1 8:30', spec)).toBe('2026-07-01 08:30:00')
  expect(readCell('2026年7月1日', spec)).toBe('2026-07-01 00:00:00')
  expect(readCell('2026-02-30', spec)).toEqual(fault('TIME_INVALID'))
})

test('yes and no are words, also the switch’s own', () => {
  const spec = toggle(label, { activeText: l('上架', 'On sale'), inactiveText: l('下架', 'Off sale') })
  for (const cell of [true, '是', 'yes', 'On sale', 1]) expect(readCell(cell, spec)).toBe(true)
  for (const cell of [false, '否', '下架', 0]) expect(readCell(cell, spec)).toBe(false)
  expect(readCell('maybe', spec)).toBeInstanceOf(CellFault)
})

test('several pictures are several addresses', () => {
  expect(readCell('/a.webp\n/b.webp', image(label, { multiple: true }))).toEqual(['/a.webp', '/b.webp'])
  expect(readCell('http://localhost/a.webp', image(label))).toBe('/a.webp')
  expect(readCell('https://cdn.example/a.webp', image(label))).toBe('https://cdn.example/a.webp')
})

const options = [
  { value: 1, label: l('快递', 'Express') },
  { value: 2, label: l('自提', 'Pick-up') },
  { value: 3, label: l('其他', 'Other') },
  { value: 4, label: l('其他', 'Others') },
]
const spec = select(label, { options })
const find = choiceFinder(formChoices({ way: spec }, new Map(), 'zh-cn').get('way') ?? [])

test('a choice is written in either language or as its value', () => {
  expect(readCell('快递', spec, find)).toBe(1)
  expect(readCell(' EXPRESS ', spec, find)).toBe(1)
  expect(readCell(2, spec, find)).toBe(2)
})

test('a name of nothing, or of two choices, is refused', () => {
  expect(readCell('飞鸽', spec, find)).toEqual(fault('CHOICE_INVALID'))
  expect(readCell('其他', spec, find)).toEqual(fault('CHOICE_INVALID'))
  expect(readCell('Others', spec, find)).toBe(4)
})

test('a list of choices is parted by commas', () => {
  const many = select(label, { options, multiple: true })
  expect(readCell('快递、Pick-up', many, find)).toEqual([1, 2])
  expect(readCell('快递,飞鸽', many, find)).toEqual(fault('CHOICE_INVALID'))
})

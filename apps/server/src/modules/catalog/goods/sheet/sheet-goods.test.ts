import { parseOptions, writeOptions } from '@fangshi/contract/goods-sheet'
import { expect, test } from 'vitest'
import { boundFaults, groupRows, lackingFields, matrixFaults, repeatedNumbers, type Row } from './sheet-goods.ts'
import { htmlToText, textToHtml } from './sheet-text.ts'

const row = (change: Partial<Row>): Row => ({
  goods_no: 'G1',
  goods_name: '杯',
  class_name: '1',
  goods_images: '/uploads/a/b.webp',
  goods_price: 100 as Row['goods_price'],
  goods_market_price: 100 as Row['goods_market_price'],
  goods_weight: 1,
  stock: 1,
  ...change,
})
const faultsOf = (...rows: Partial<Row>[]) =>
  groupRows(rows.map(row)).flatMap((goods) => [...boundFaults(goods), ...lackingFields(goods), ...matrixFaults(goods)])

test('options are pairs, with either colon and semicolon', () => {
  expect(parseOptions('颜色:红；尺码：M')).toEqual([
    { attr: '颜色', value: '红' },
    { attr: '尺码', value: 'M' },
  ])
  expect(parseOptions('')).toEqual([])
  for (const bad of ['红', ':红', '颜色:', `${'长'.repeat(21)}:红`, `颜色:${'长'.repeat(41)}`])
    expect(parseOptions(bad)).toBeNull()
  expect(writeOptions(parseOptions('颜色:红;尺码:M') ?? [])).toBe('颜色:红; 尺码:M')
})

test('rows of one number are one goods, in the order of their first rows', () => {
  const goods = groupRows([
    row({ options: '色:红' }),
    row({ goods_no: 'G2' }),
    row({ options: '色:蓝', goods_name: '', class_name: '', goods_images: '' }),
  ])
  expect(goods.map(({ goods_no, skus }) => [goods_no, skus.map(({ at }) => at)])).toEqual([
    ['G1', [0, 2]],
    ['G2', [1]],
  ])
})

test('a goods’ first row is whole and its SKUs are a matrix', () => {
  expect(faultsOf({ goods_name: '', class_name: '' })).toEqual([
    { row: 0, field: 'goods_name', key: 'REQUIRED' },
    { row: 0, field: 'class_name', key: 'REQUIRED' },
  ])
  expect(faultsOf({}, {})).toEqual([{ row: 1, field: 'options', key: 'TAKEN' }])
  expect(faultsOf({ options: '色:红' }, { options: '码:M' })).toEqual([{ row: 1, field: 'options', key: 'INVALID' }])
  expect(faultsOf({ options: 'a:1;b:1;c:1;d:1;e:1;f:1' })).toEqual([{ row: 0, field: 'options', key: 'INVALID' }])
  expect(faultsOf(...Array.from({ length: 501 }, (_, n) => ({ options: `n:${n}` })))).toEqual([
    { row: 0, field: 'goods_no', key: 'TOO_LONG' },
  ])
})

test('a SKU number stands once in a sheet; empty ones do not count', () => {
  const rows = ['A', '', 'A', ''].map((sku_no) => row({ sku_no }))
  expect(repeatedNumbers(rows)).toEqual([{ row: 2, field: 'sku_no', key: 'TAKEN' }])
})

test('text is html and comes back, and is never markup', () => {
  expect(textToHtml('一\n二\n\n<b>&')).toBe('<p>一<br>二</p><p>&lt;b&gt;&amp;</p>')
  expect(htmlToText(textToHtml('一\n二\n\n<b>&'))).toBe('一\n二\n\n<b>&')
  expect(htmlToText('<h2>题</h2><ul><li>甲</li><li>乙</li></ul>')).toBe('题\n\n甲\n\n乙')
})

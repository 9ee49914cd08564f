import { GoodsSheetRow, parseOptions } from '@fangshi/contract/goods-sheet'
import { expect, test } from 'vitest'
import { formChoices } from '../../../kit/excel/import/choices.ts'
import { planImport } from '../../../kit/excel/import/plan.ts'
import { templateSheets } from '../../../kit/excel/import/template.ts'
import type { GoodsChoices } from '../choices.ts'
import { sheetColumns, sheetFields } from './sheet-fields.ts'

type ClassNode = GoodsChoices['classes'][number]
const node = (id: number, name: string, children: ClassNode[] = []): ClassNode => ({
  id,
  pid: 0,
  name,
  thumb: '',
  children,
})

const choices: Pick<GoodsChoices, 'classes' | 'brands' | 'freights'> = {
  classes: [node(1, 'Food', [node(2, 'Tea', [node(3, 'Green tea'), node(4, 'Black tea')]), node(5, 'Empty')])],
  brands: [{ id: 9, name: 'Lin' }],
  freights: [{ id: 7, name: 'By weight' }],
}
const fields = sheetFields(choices)
const namesOf = (field: 'class_name' | 'brand_name' | 'freight'): unknown => {
  const spec = fields[field]
  return spec.type === 'select' && Array.isArray(spec.options) ? spec.options.map(({ value }) => value) : undefined
}

test('a sheet has exactly the columns that the contract takes', () => {
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(GoodsSheetRow.shape).toSorted())
})

test('classes are written with their whole way, and only those that goods can stand in', () => {
  expect(namesOf('class_name')).toEqual(['Food / Tea / Green tea', 'Food / Tea / Black tea'])
})

test('brands and freight templates are written by name, beside the two that every store has', () => {
  expect(namesOf('brand_name')).toEqual(['Lin'])
  expect(namesOf('freight')).toEqual(['default', 'free', 'By weight'])
})

test('exports have the same columns, with money as money', () => {
  const columns = sheetColumns(choices)
  expect(Object.keys(columns)).toEqual(Object.keys(fields))
  expect([columns.goods_price?.type, columns.stock?.type, columns.goods_no?.type]).toEqual([
    'price',
    'number',
    undefined,
  ])
  expect(columns.sku_no?.value?.({ id: 1, sku_no: 'T-1' })).toBe('T-1')
})

test.each(['zh-cn', 'en'] as const)('the examples of the template could be imported, in %s', (locale) => {
  const it = { form: fields, shape: GoodsSheetRow, choices: formChoices(fields, new Map(), locale) }
  const [template] = templateSheets(it, locale)
  const headings = template?.columns.map(({ heading }) => heading) ?? []
  const { rows, problems, unknown } = planImport([headings, ...(template?.rows ?? [])], it, () => false)
  expect([problems, unknown]).toEqual([[], []])
  expect(rows.map(({ body }) => [body.goods_no, parseOptions(String(body.options))?.length, body.stock])).toEqual([
    ['TEA-001', 2, 100],
    ['TEA-001', 2, 50],
  ])
})

test('an empty cell sends nothing, so that an import changes nothing there', () => {
  const it = { form: fields, shape: GoodsSheetRow, choices: formChoices(fields, new Map(), 'en') }
  const { rows, problems } = planImport(
    [
      ['Product no.', 'SKU no.', 'Price'],
      ['T-1', 'T-1-1', 9.5],
    ],
    it,
    () => false,
  )
  expect([rows.map(({ body }) => body), problems]).toEqual([
    [{ goods_no: 'T-1', sku_no: 'T-1-1', goods_price: '9.50' }],
    [],
  ])
})

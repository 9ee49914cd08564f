import { expect, test } from 'vitest'
import { l } from '../../../i18n/ui-text.ts'
import type { NamedColumn } from '../../list/column.ts'
import type { Row } from '../../fields/row.ts'
import { dateTimeText } from '../workbook/cells.ts'
import { exportSheet } from './export-sheet.ts'
import { readFirstSheet } from '../workbook/read-workbook.ts'
import { libraryCell, writeWorkbook } from '../workbook/write-workbook.ts'

test.each(['=1+1', '+86 138', '-5 °C', '@SUM(A1)', '\tx', '\rx', '=cmd|calc'])('%j is written as text', (text) => {
  expect(libraryCell(text)).toEqual({ value: text, type: String, format: '@' })
})

test('real numbers and dates stay what they are', () => {
  const at = new Date(Date.UTC(2026, 6, 1, 8, 30))
  expect(libraryCell(-5, '0.00')).toEqual({ value: -5, format: '0.00' })
  expect(libraryCell(at)).toEqual({ value: at, format: 'yyyy-mm-dd hh:mm:ss' })
  expect(libraryCell('')).toBeNull()
  expect(libraryCell('x'.repeat(40_000))).toMatchObject({ value: 'x'.repeat(32_767) })
})

const columns: NamedColumn[] = [
  { key: 'name', label: l('名称', 'Name') },
  { key: 'code', label: l('编码', 'Code'), type: 'id' },
  { key: 'price', label: l('价格', 'Price'), type: 'price' },
  { key: 'open', label: l('营业', 'Open'), type: 'boolean' },
  { key: 'kind', label: l('类型', 'Kind'), type: 'dict', options: [{ value: 2, label: l('旗舰店', 'Flagship') }] },
  {
    key: 'city',
    label: l('城市', 'City'),
    type: 'dict',
    options: { url: '/areas', valueName: 'id', labelName: 'name' },
  },
  { key: 'images', label: l('图片', 'Pictures'), type: 'images' },
  { key: 'created_at', label: l('创建时间', 'Created'), type: 'time' },
]
const rows = [
  {
    id: 1,
    name: { 'zh-cn': '=1+1', en: 'One' },
    code: '007',
    price: '12.30',
    open: true,
    kind: 2,
    city: 5,
    images: ['/a.webp', '/b.webp'],
    created_at: '2026-07-01 13:45:59',
  },
  { id: 2, name: { 'zh-cn': '二' }, code: 8, price: '-3.00', open: 0, kind: 9, city: 6, images: [], created_at: '' },
] satisfies Row[]

test('an exported file reads back as names, numbers, dates and texts', async () => {
  const sheet = exportSheet('店铺/一', columns, rows, (_, value) => (value === 5 ? '杭州' : undefined), 'zh-cn')
  const cells = await readFirstSheet(await writeWorkbook([sheet]))
  const pictures = 'http://localhost/a.webp\nhttp://localhost/b.webp'
  expect(cells[0]).toEqual(['名称（中文）', '名称（英文）', '编码', '价格', '营业', '类型', '城市', '图片', '创建时间'])
  expect(cells[1]?.slice(0, 8)).toEqual(['=1+1', 'One', '007', 12.3, '是', '旗舰店', '杭州', pictures])
  const at = cells[1]?.[8]
  expect(at instanceof Date && dateTimeText(at)).toBe('2026-07-01 13:45:59')
  expect(cells[2]).toEqual(['二', null, 8, -3, '否', '9', '6', null, null])
})

test('a file that is no spreadsheet says so', async () => {
  const read = (...bytes: (string | number)[]) =>
    readFirstSheet(new Blob(bytes.map((byte) => (typeof byte === 'string' ? byte : new Uint8Array([byte])))))
  await expect(read('a,b\n1,2')).rejects.toMatchObject({ fault: 'NOT_A_SHEET' })
  await expect(read()).rejects.toMatchObject({ fault: 'EMPTY' })
  await expect(read(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0)).rejects.toMatchObject({ fault: 'OLD_FORMAT' })
  await expect(read('PK', 3, 4, 'rest')).rejects.toMatchObject({ fault: 'DAMAGED' })
})

import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('rows become CSV, and no cell a formula', () => {
  const rows = [
    ['日期', '说明'],
    ['2026-11-23', 'a "b", c'],
    [-3, '=1+1'],
    ['-12.50', '-x'],
    ['12.5%', '@a'],
    ['＝1+1', '\n=1+1'],
  ]
  expect(csvOf(rows)).toBe(
    `\uFEFF日期,说明\r\n2026-11-23,"a ""b"", c"\r\n-3,'=1+1\r\n-12.50,'-x\r\n12.5%,'@a\r\n'＝1+1,"'\n=1+1"\r\n`,
  )
})

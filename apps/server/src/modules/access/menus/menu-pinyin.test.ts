import { expect, test } from 'vitest'
import { pinyinOf } from './menu-pinyin.ts'

test('a name is typed by its syllables or their initials, other letters as they are', () => {
  expect(pinyinOf('订单列表')).toBe('dingdanliebiao ddlb')
  expect(pinyinOf('银行')).toBe('yinhang yh')
  expect(pinyinOf('SKU 库存')).toMatch(/^sku ?kucun/)
})

import { expect, expectTypeOf, test } from 'vitest'
import { l, textIn, type UiText } from './ui-text.ts'

const total = l('共 {{count}} 条，第 {{page}} 页', 'Page {{page}} of {{count}} rows')

test('placeholders are filled in, in whatever order a language has them', () => {
  expect(textIn('zh-cn', total, { count: 30, page: 2 })).toBe('共 30 条，第 2 页')
  expect(textIn('en', total, { count: 30, page: 2 })).toBe('Page 2 of 30 rows')
  expect(textIn('en', l('{code} 会替换为验证码', '{code} becomes the code'))).toContain('{code}')
})

test('what is filled in is never read as a placeholder', () => {
  expect(textIn('en', total, { count: '{{page}}', page: '$&' })).toBe('Page $& of {{page}} rows')
})

test('the types know the placeholders of a text', () => {
  expectTypeOf(total).toEqualTypeOf<UiText<'count' | 'page'>>()
  expectTypeOf(l('保存', 'Save')).toEqualTypeOf<UiText>()
  // @ts-expect-error: one value is missing
  textIn('en', total, { count: 1 })
  // @ts-expect-error: nobody would fill it in
  const plain: UiText = total
  // @ts-expect-error: English has another placeholder
  l('共 {{count}} 条', 'Total {{total}}')
  // @ts-expect-error: English lacks the placeholder
  l('共 {{count}} 条', 'Total')
  // @ts-expect-error: English is empty
  l('保存', '')
  // @ts-expect-error: English is missing
  l('保存')
  expect(plain).toBe(total)
})

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

/** What `l` takes as the English text beside a Chinese one. */
type EnglishFor<Zh extends string, En extends string> = Parameters<typeof l<Zh, En>>[1]
type Differs = 'Both languages need the same placeholders'

test('the types know the placeholders of a text', () => {
  expectTypeOf(total).toEqualTypeOf<UiText<'count' | 'page'>>()
  expectTypeOf(l('保存', 'Save')).toEqualTypeOf<UiText>()
  // No value may be missing, and no text with placeholders stand where nobody would fill them in.
  expectTypeOf(textIn<'count' | 'page'>)
    .parameter(2)
    .toEqualTypeOf<Readonly<Record<'count' | 'page', string | number>>>()
  expectTypeOf(total).not.toExtend<UiText>()
  // English has the placeholders of the Chinese text, and is neither empty nor missing.
  expectTypeOf<EnglishFor<'共 {{count}} 条', '{{count}} rows'>>().toEqualTypeOf<'{{count}} rows'>()
  expectTypeOf<EnglishFor<'共 {{count}} 条', 'Total {{total}}'>>().toEqualTypeOf<Differs>()
  expectTypeOf<EnglishFor<'共 {{count}} 条', 'Total'>>().toEqualTypeOf<Differs>()
  expectTypeOf<EnglishFor<'保存', ''>>().toBeNever()
  expectTypeOf<Parameters<typeof l>['length']>().toEqualTypeOf<2>()
})

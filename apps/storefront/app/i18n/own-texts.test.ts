import { expect, test } from 'vitest'
import { ownTexts } from './own-texts.ts'

const { textsIn } = ownTexts(
  { join: { title: '开一家店', left_other: '还差 {{count}} 项' } },
  { join: { title: 'Open a store', left_one: '{{count}} field left', left_other: '{{count}} fields left' } },
)

test('each language has its own texts and plural forms', () => {
  expect(textsIn('zh-cn')('join:title')).toBe('开一家店')
  expect(textsIn('en')('join:title')).toBe('Open a store')
  expect(textsIn('zh-cn')('join:left', { count: 1 })).toBe('还差 1 项')
  expect(textsIn('en')('join:left', { count: 1 })).toBe('1 field left')
  expect(textsIn('en')('join:left', { count: 3 })).toBe('3 fields left')
})

import { expect, test } from 'vitest'
import { couponTexts } from './own-texts.ts'
import { scopeText } from './scope-text.ts'

const store = { id: 1, name: '松间', logo: '' }

test('what a coupon is for is said in few words: two classes or stores at most', () => {
  const c = couponTexts('zh-cn')
  expect(scopeText({ scope: 'all', scope_names: [], store: null }, c)).toBe('全场通用')
  expect(scopeText({ scope: 'all', scope_names: [], store }, c)).toBe('全店通用')
  expect(scopeText({ scope: 'goods', scope_names: [], store }, c)).toBe('部分商品可用')
  expect(scopeText({ scope: 'classes', scope_names: ['茶具', '餐具'], store: null }, c)).toBe('限茶具、餐具')
  expect(scopeText({ scope: 'stores', scope_names: ['松间', '山野', '木作'], store: null }, couponTexts('en'))).toBe(
    'Only at 松间, 山野 and more',
  )
})

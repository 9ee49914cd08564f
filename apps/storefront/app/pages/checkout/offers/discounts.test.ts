import { expect, test } from 'vitest'
import { discountsOf } from './discounts.ts'

const step = (kind: 'goods' | 'freight' | 'discount', rule: string, amount: string) => ({
  kind,
  rule,
  amount,
  funder: null,
})

test('each discount is listed once with its sum, in the order of the steps', () => {
  const steps = [
    step('goods', '商品 2 件', '338.00'),
    step('discount', '店铺满减', '-30.00'),
    step('discount', '平台优惠券', '-6.67'),
    step('freight', '包邮', '0.00'),
    step('discount', '平台优惠券', '-3.33'),
  ]
  expect(discountsOf(steps)).toEqual([
    { rule: '店铺满减', amount: '30.00' },
    { rule: '平台优惠券', amount: '10.00' },
  ])
})

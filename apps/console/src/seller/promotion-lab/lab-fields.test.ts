import { sellerGoods } from '@fangshi/contract/goods-seller'
import { tryCollective, tryPromotion, trySeckill } from '@fangshi/contract/promotion-lab'
import { seckillGoods } from '@fangshi/contract/seckills'
import { expect, test, vi } from 'vitest'
import type { RadioSpec } from '../../kit/fields/spec.ts'

// The picker’s list has a switch, whose calls read the session’s token.
vi.stubGlobal('localStorage', { getItem: () => null })
const { isCollective, isSeckill, labFields } = await import('./lab-fields.ts')
vi.unstubAllGlobals()

const pick = sellerGoods.right('index')
const kindsFor = (...rights: string[]) => {
  const { above } = labFields((right) => rights.includes(right))
  return (above.kind as RadioSpec).options.map(({ value }) => value)
}

test('an account tries what it may pick goods for', () => {
  expect(kindsFor()).toEqual(['store_coupon', 'reduction'])
  expect(kindsFor(seckillGoods.right)).toEqual(['store_coupon', 'reduction'])
  expect(kindsFor(pick)).toEqual(['store_coupon', 'reduction', 'collective'])
  expect(kindsFor(pick, seckillGoods.right)).toEqual(['store_coupon', 'reduction', 'seckill', 'collective'])
})

test('without the list of goods there is no field to pick some', () => {
  expect(Object.keys(labFields(() => false).above)).toEqual(['kind', 'money', 'use_money'])
})

const fields = () => {
  const { above, below } = labFields(() => true)
  return { ...above, ...below }
}
const shownFor = (kind: string): string[] =>
  Object.entries(fields()).flatMap(([name, { showIf }]) => ((showIf?.({ kind }) ?? true) ? [name] : []))

test.each([
  ['store_coupon', ['money', 'use_money', 'goods_ids', 'stock', 'limit'], tryPromotion],
  ['reduction', ['money', 'use_money', 'goods_ids'], tryPromotion],
  ['seckill', ['goods_id', 'max_per_person'], trySeckill],
  ['collective', ['goods_id', 'percent_off', 'people', 'hours', 'max_per_person'], tryCollective],
] as const)('a %s asks for its own terms, which its route takes', (kind, own, route) => {
  const shown = shownFor(kind)
  expect(shown).toEqual(['kind', ...own, 'days', 'cost'])
  // The SKUs of a flash sale stand for its goods, and the kind is the route itself but for offers.
  const sent = shown.filter((name) => name !== 'kind' && !(kind === 'seckill' && name === 'goods_id'))
  expect(Object.keys(route.query._zod.def.shape)).toEqual(expect.arrayContaining(sent))
})

test('the parts of the page that stand outside the form follow the same kinds', () => {
  expect([isSeckill({ kind: 'seckill' }), isSeckill({ kind: 'collective' }), isSeckill({})]).toEqual([
    true,
    false,
    false,
  ])
  expect([isCollective({ kind: 'collective' }), isCollective({})]).toEqual([true, false])
})

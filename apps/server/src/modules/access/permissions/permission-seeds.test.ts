import { expect, test } from 'vitest'
import { product } from '../../../app.ts'
import { permissionSeeds } from './permission-seeds.ts'

const seeds = permissionSeeds()

test('every right that a role can hold is offered once', () => {
  const named = product.routes.map(({ right }) => right as string).filter((right) => right.includes('.'))
  const grantable = new Set(named.filter((right) => !right.endsWith('.dict')))
  expect(seeds.map(({ apis }) => apis).toSorted()).toEqual([...grantable].toSorted())
})

test('its screen and what it allows have names', () => {
  const unnamed = seeds.filter(({ name }) => !/^\p{Script=Han}.* · \p{Script=Han}/u.test(name['zh-cn'] ?? ''))
  expect(unnamed).toEqual([])
})

test('a right is called by its module, and stands after reading and writing of its screen', () => {
  const ofOrders = seeds.filter(({ group }) => group === 'Seller.orders').map(({ name }) => name.en)
  expect(ofOrders.slice(0, 2)).toEqual(['All orders · list', 'All orders · view'])
  expect(ofOrders).toContain('All orders · ship')
})

import { maxCounted } from '@fangshi/contract/orders-backoffice'
import { expect, test } from 'vitest'
import { countOf, filterOf, statusTabs, type StatusTab } from './status-filter.ts'

const tab = (key: string): StatusTab => {
  const found = statusTabs.find((one) => one.key === key)
  if (!found) throw new Error(`no tab ${key}`)
  return found
}

test('orders that wait for their group stand under those to ship, and have no tab of their own', () => {
  expect(statusTabs.some(({ key }) => key === 'waiting_group')).toBe(false)
  expect(filterOf(tab('waiting_delivery'))).toBe('waiting_delivery,waiting_group|in')
})

test('all orders need no filter, one state needs no operator', () => {
  expect([filterOf(tab('all')), filterOf(tab('waiting_payment'))]).toEqual(['', 'waiting_payment'])
})

test('each state is under exactly one tab beside "all"', () => {
  const states = statusTabs.filter(({ key }) => key !== 'all').flatMap(({ of }) => of)
  expect(states.toSorted()).toEqual([...tab('all').of].toSorted())
  expect(new Set(states).size).toBe(states.length)
})

test('a tab counts the orders of its states', () => {
  const counts = [
    { order_status: 'waiting_delivery', count: 2 },
    { order_status: 'waiting_group', count: 3 },
    { order_status: 'waiting_payment', count: 4 },
  ] as const
  expect([countOf(tab('waiting_delivery'), counts), countOf(tab('all'), counts)]).toEqual(['5', '9'])
  expect(countOf(tab('waiting_payment'), [])).toBe('0')
})

test('where counting stopped, the number says that there are more', () => {
  const counts = [
    { order_status: 'waiting_payment', count: maxCounted },
    { order_status: 'waiting_delivery', count: 1 },
  ] as const
  expect([countOf(tab('waiting_payment'), counts), countOf(tab('waiting_delivery'), counts)]).toEqual([
    `${maxCounted}+`,
    '1',
  ])
  expect(countOf(tab('all'), counts)).toBe(`${maxCounted + 1}+`)
})

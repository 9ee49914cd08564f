import { expect, test } from 'vitest'
import { skuStore, type SkuState } from './sku-store.ts'

const initial: SkuState = { attrs: [], skus: [], unit: 'kg' }

test('a store starts without faults and with no row chosen', () => {
  const { unit, faults, chosen } = skuStore(initial).get()
  expect([unit, faults.size, chosen.size]).toEqual(['kg', 0, 0])
})

test('a change leaves the other parts the same objects, so that their components are not rendered', () => {
  const store = skuStore(initial)
  const before = store.get()
  store.set({ chosen: new Set(['Red']) })
  const after = store.get()
  expect(after).not.toBe(before)
  expect([after.attrs === before.attrs, after.faults === before.faults]).toEqual([true, true])
  expect([[...after.chosen], before.chosen.size]).toEqual([['Red'], 0])
})

test('listeners hear of a change once it can be read, until they leave', () => {
  const store = skuStore(initial)
  const calls: string[] = []
  const leave = store.subscribe(() => calls.push(`first ${store.get().unit}`))
  store.subscribe(() => calls.push(`second ${store.get().unit}`))
  store.set({ unit: 'g' })
  leave()
  store.set({ unit: 'kg' })
  expect(calls).toEqual(['first g', 'second g', 'second kg'])
})

test('two stores have nothing in common', () => {
  const [one, other] = [skuStore(initial), skuStore(initial)]
  one.set({ unit: 'g' })
  expect(other.get().unit).toBe('kg')
})

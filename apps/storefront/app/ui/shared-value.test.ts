import { expect, test } from 'vitest'
import { sharedValue } from './shared-value.ts'

test('all listeners learn of each new value, until they leave', () => {
  const value = sharedValue(1)
  const seen: string[] = []
  const stopOne = value.watch(() => seen.push(`one ${value.get()}`))
  value.watch(() => seen.push(`two ${value.get()}`))
  value.set(2)
  stopOne()
  stopOne()
  value.set(3)
  expect(seen).toEqual(['one 2', 'two 2', 'two 3'])
})

test('a listener that leaves while it is told keeps nobody else from hearing it', () => {
  const value = sharedValue('a')
  const seen: string[] = []
  const stop = value.watch(() => stop())
  value.watch(() => seen.push(value.get()))
  value.set('b')
  value.set('c')
  expect(seen).toEqual(['b', 'c'])
})

test('values have nothing to do with each other', () => {
  const [one, other] = [sharedValue(0), sharedValue(0)]
  let calls = 0
  other.watch(() => void calls++)
  one.set(5)
  expect([one.get(), other.get(), calls]).toEqual([5, 0, 0])
})

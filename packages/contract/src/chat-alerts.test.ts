import { expect, test } from 'vitest'
import { isAlertOn, setAlertOn, titleWithCount } from './chat-alerts.ts'

test('the number stands before the title once, and goes when there is none', () => {
  const once = titleWithCount('我的订单', 3)
  expect(once).toBe('(3) 我的订单')
  expect(titleWithCount(once, 120)).toBe('(99+) 我的订单')
  expect(titleWithCount(titleWithCount(once, 120), 0)).toBe('我的订单')
  expect(titleWithCount('(new) page', 0)).toBe('(new) page')
})

test('both are on until they are switched off, each by itself', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect([isAlertOn(storage, 'sound'), isAlertOn(storage, 'title')]).toEqual([true, true])
  setAlertOn(storage, 'sound', false)
  expect([isAlertOn(storage, 'sound'), isAlertOn(storage, 'title')]).toEqual([false, true])
  setAlertOn(storage, 'sound', true)
  expect(isAlertOn(storage, 'sound')).toBe(true)
})

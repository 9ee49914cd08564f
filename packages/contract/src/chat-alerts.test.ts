import { expect, test } from 'vitest'
import { createUnreadAlert, isAlertOn, setAlertOn, titleWithCount } from './chat-alerts.ts'

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

test('a growing number is heard and stands on the tab while nobody looks, as far as that is on', () => {
  let played = 0
  const listeners = new Set<() => void>()
  const page = {
    title: '我的订单',
    visibilityState: 'hidden',
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  }
  const off = new Set<string>()
  const parameter = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
  class Sound {
    currentTime = 0
    destination = {}
    createGain = () => ({ gain: parameter, connect: () => {} })
    createOscillator = () => ({
      frequency: parameter,
      connect: () => {},
      start: () => played++,
      stop() {},
      onended: null,
    })
    close = async () => {}
  }
  const storage = { getItem: (key: string) => (off.has(key) ? 'off' : null) }
  const alert = createUnreadAlert({ page, storage, audio: Sound })
  alert.show(2)
  expect([page.title, played]).toEqual(['(2) 我的订单', 0])
  alert.show(3)
  alert.show(3)
  expect([page.title, played]).toEqual(['(3) 我的订单', 1])
  off.add('chat_sound').add('chat_title')
  alert.show(4)
  expect([page.title, played]).toEqual(['我的订单', 1])
  off.clear()
  page.visibilityState = 'visible'
  for (const listener of listeners) listener()
  alert.show(9)
  expect([page.title, played]).toEqual(['我的订单', 1])
  page.visibilityState = 'hidden'
  alert.end()
  expect([page.title, listeners.size]).toEqual(['我的订单', 0])
})

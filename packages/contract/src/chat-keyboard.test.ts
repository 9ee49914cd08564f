import { expect, test } from 'vitest'
import { followKeyboard, type SeenWindow } from './chat-keyboard.ts'

function phone() {
  const listeners = new Map<string, () => void>()
  const seen = {
    height: 844,
    offsetTop: 0,
    scale: 1,
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
  }
  const values = new Map<string, string>()
  const style = {
    setProperty: (name: string, value: string) => void values.set(name, value),
    removeProperty: (name: string) => values.delete(name),
  }
  const change = (next: Partial<typeof seen>): void => {
    Object.assign(seen, next)
    listeners.get('resize')?.()
  }
  const both = () => [values.get('--seen-top'), values.get('--seen-bottom')]
  const page: SeenWindow = { innerHeight: 844, visualViewport: seen }
  return { page, style, change, both, listeners, values }
}

test('what fills the window ends above the keyboard, and follows the part that is seen', () => {
  const { page, style, change, both } = phone()
  followKeyboard(page, style)
  expect(both()).toEqual(['0px', '0px'])
  change({ height: 508.4 })
  expect(both()).toEqual(['0px', '336px'])
  change({ offsetTop: 40 })
  expect(both()).toEqual(['40px', '296px'])
  change({ height: 844, offsetTop: 0 })
  expect(both()).toEqual(['0px', '0px'])
})

test('whoever zooms in moves nothing', () => {
  const { page, style, change, both } = phone()
  followKeyboard(page, style)
  change({ height: 422, offsetTop: 100, scale: 2 })
  expect(both()).toEqual(['0px', '0px'])
})

test('nothing is left when it ends, and a browser that does not tell changes nothing', () => {
  const { page, style, listeners, values } = phone()
  followKeyboard(page, style)()
  expect([listeners.size, values.size]).toEqual([0, 0])
  followKeyboard({ innerHeight: 844, visualViewport: null }, style)()
  expect(values.size).toBe(0)
})

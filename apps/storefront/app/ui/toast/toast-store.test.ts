import { afterEach, expect, test } from 'vitest'
import { dismissToast, shownToasts, toast, watchToasts } from './toast-store.ts'

const texts = (): string[] => shownToasts().map(({ text }) => text)
const idOf = (text: string): number => shownToasts().find((one) => one.text === text)?.id ?? 0

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

test('at most three are shown, the oldest goes first', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast({ text })
  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('the same text is shown once, as the newest', () => {
  for (const text of ['one', 'two', 'one']) toast({ text })
  expect(texts()).toEqual(['two', 'one'])
})

test('a repeated toast is announced again', () => {
  toast({ text: 'one' })
  const first = idOf('one')
  toast({ text: 'one' })
  expect(idOf('one')).not.toBe(first)
})

test('its action runs once, and not for a toast that was only closed', () => {
  let undone = 0
  const removed = { text: 'removed', action: { label: 'Undo', act: () => void undone++ } }
  toast(removed)
  dismissToast(idOf('removed'))
  expect(undone).toBe(0)
  toast(removed)
  const id = idOf('removed')
  dismissToast(id, true)
  dismissToast(id, true)
  expect(undone).toBe(1)
  expect(texts()).toEqual([])
})

test('listeners are called for each change until they unsubscribe', () => {
  let changes = 0
  const stop = watchToasts(() => void changes++)
  toast({ text: 'one' })
  dismissToast(idOf('one'))
  stop()
  toast({ text: 'two' })
  expect(changes).toBe(2)
})

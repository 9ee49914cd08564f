import { expect, test } from 'vitest'
import { shortcutFor } from './shortcut-for.ts'

const plain = { metaKey: false, ctrlKey: false, altKey: false, isComposing: false }
const active = [
  { keys: 'n', does: 'add' },
  { keys: 'mod+k', does: 'palette' },
  { keys: '?', does: 'help' },
  { keys: 'n', does: 'add to the dialog' },
]
const found = (press: Partial<typeof plain> & { key: string }) => shortcutFor({ ...plain, ...press }, active)?.does

test('of two shortcuts with the same keys the later one runs', () => {
  expect(found({ key: 'n' })).toBe('add to the dialog')
})

test('capital letters and signs that need Shift are found', () => {
  expect([found({ key: 'N' }), found({ key: '?' })]).toEqual(['add to the dialog', 'help'])
})

test('⌘ and Ctrl mean the same, and are no part of a plain key', () => {
  expect([found({ key: 'k', metaKey: true }), found({ key: 'k', ctrlKey: true })]).toEqual(['palette', 'palette'])
  expect([found({ key: 'k' }), found({ key: 'n', ctrlKey: true })]).toEqual([undefined, undefined])
})

test('neither Alt nor an input method runs a shortcut', () => {
  expect([found({ key: 'n', altKey: true }), found({ key: 'n', isComposing: true })]).toEqual([undefined, undefined])
})

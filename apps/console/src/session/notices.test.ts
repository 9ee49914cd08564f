import { expect, test, vi } from 'vitest'

test('messages from before the page is mounted are shown then, once each, and later ones at once', async () => {
  vi.resetModules()
  const { onNotice, showError } = await import('./notices.ts')
  showError('first')
  showError('second')
  const shown: string[] = []
  onNotice((text) => shown.push(text))
  expect(shown).toEqual(['first', 'second'])
  showError('third')
  expect(shown).toEqual(['first', 'second', 'third'])
  const again: string[] = []
  onNotice((text) => again.push(text))
  expect(again).toEqual([])
})

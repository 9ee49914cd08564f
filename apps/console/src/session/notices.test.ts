import { expect, test, vi } from 'vitest'

test('messages from before the page is mounted are shown then, once each, and later ones at once', async () => {
  vi.resetModules()
  const { onNotice, showError, showInfo } = await import('./notices.ts')
  showError('first')
  showInfo('second')
  const shown: string[] = []
  onNotice((text, kind) => shown.push(`${kind} ${text}`))
  expect(shown).toEqual(['error first', 'info second'])
  showError('third')
  expect(shown).toEqual(['error first', 'info second', 'error third'])
  const again: string[] = []
  onNotice((text) => again.push(text))
  expect(again).toEqual([])
})

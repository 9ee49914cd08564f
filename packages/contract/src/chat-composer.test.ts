import { expect, test } from 'vitest'
import { createComposer } from './chat-composer.ts'
import type { ChatDraft } from './chat-draft.ts'
import { fileLimits } from './files.ts'

function composing(chatId: number) {
  const written: [number, ChatDraft][] = []
  let refused = 0
  const composer = createComposer({ write: (id, draft) => void written.push([id, draft]) }, chatId, () => refused++)
  const press = (key: string, { shiftKey = false, isComposing = false } = {}): boolean => {
    let isTaken = false
    composer.onKeyDown({ key, shiftKey, nativeEvent: { isComposing }, preventDefault: () => (isTaken = true) })
    return isTaken
  }
  return { composer, press, written, refused: () => refused }
}
const picture = (bytes = 3, type = 'image/png'): File => new File([new Uint8Array(bytes)], 'a', { type })

test('Enter sends what is typed, but not with Shift, while characters are chosen, or when there are blanks alone', () => {
  const { composer, press, written } = composing(1)
  let changes = 0
  composer.watch(() => changes++)
  composer.type('  \n ')
  expect([press('Enter'), written]).toEqual([true, []])
  composer.type(' 有现货吗？ ')
  expect([press('a'), press('Enter', { shiftKey: true }), press('Enter', { isComposing: true })]).toEqual([
    false,
    false,
    false,
  ])
  expect(press('Enter')).toBe(true)
  expect([written, composer.text(), changes]).toEqual([[[1, { kind: 'text', text: '有现货吗？' }]], '', 3])
})

test('what is typed stays with its conversation', () => {
  composing(2).composer.type('half a')
  expect(composing(3).composer.text()).toBe('')
  expect(composing(2).composer.text()).toBe('half a')
})

test('pictures that are pasted or dragged are sent; another file, or one that is too large, is refused', () => {
  const { composer, written, refused } = composing(4)
  let isTaken = false
  const paste = (files: File[]): void =>
    composer.onPaste({ clipboardData: { files }, preventDefault: () => (isTaken = true) })
  paste([])
  expect(isTaken).toBe(false)
  paste([picture()])
  expect([isTaken, written.map(([, { kind }]) => kind)]).toEqual([true, ['image']])
  composer.addPictures([picture(3, 'text/html'), picture(fileLimits.image + 1), picture()])
  expect([written.length, refused()]).toEqual([2, 2])
})

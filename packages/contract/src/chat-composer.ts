import { fileLimits } from './files.ts'
import type { ChatOutbox } from './chat-draft.ts'

/** Where a message is written: what is typed, and the pictures that are chosen, pasted and dragged. */

/** A key that was pressed, as React reports it. */
interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly nativeEvent: { readonly isComposing: boolean }
  preventDefault: () => void
}
/** A paste, as React reports it. */
interface PasteEvent {
  readonly clipboardData: { readonly files: ArrayLike<File> & Iterable<File> }
  preventDefault: () => void
}

export interface Composer {
  text: () => string
  watch: (watcher: () => void) => () => void
  type: (text: string) => void
  /** Sends what is typed, if it is more than blanks. */
  send: () => void
  /** Enter sends; with Shift it begins a line, and it also ends the choice of Chinese characters. */
  onKeyDown: (event: KeyPress) => void
  onPaste: (event: PasteEvent) => void
  /** Sends the pictures among these. */
  addPictures: (files: Iterable<File>) => void
}

/** What was typed and not sent, by conversation, while the page is open. */
const typed = new Map<number, string>()

/** For one conversation; `onRefused` receives each file that is no picture, or too large. */
export function createComposer({ write }: Pick<ChatOutbox, 'write'>, chatId: number, onRefused: () => void): Composer {
  const watchers = new Set<() => void>()
  const text = (): string => typed.get(chatId) ?? ''
  const type = (next: string): void => {
    typed.set(chatId, next)
    for (const watcher of watchers) watcher()
  }
  const send = (): void => {
    const said = text().trim()
    if (!said) return
    write(chatId, { kind: 'text', text: said })
    type('')
  }
  const addPictures = (files: Iterable<File>): void => {
    for (const file of files) {
      if (file.type.startsWith('image/') && file.size <= fileLimits.image)
        write(chatId, { kind: 'image', file, preview: URL.createObjectURL(file) })
      else onRefused()
    }
  }
  return {
    text,
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    type,
    send,
    onKeyDown(event) {
      if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
      event.preventDefault()
      send()
    },
    onPaste(event) {
      if (!event.clipboardData.files.length) return
      event.preventDefault()
      addPictures(event.clipboardData.files)
    },
    addPictures,
  }
}

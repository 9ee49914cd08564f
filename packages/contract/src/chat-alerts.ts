/** Sound and the number on the browser's tab, which announce new messages while nobody looks; each can be switched off. */

export const alertKinds = ['sound', 'title'] as const
export type AlertKind = (typeof alertKinds)[number]

const keyOf = (kind: AlertKind): string => `chat_${kind}`

/** Whether it is on, as this browser remembers; both are unless they were switched off. */
export const isAlertOn = (storage: Pick<Storage, 'getItem'>, kind: AlertKind): boolean =>
  storage.getItem(keyOf(kind)) !== 'off'

export const setAlertOn = (storage: Pick<Storage, 'setItem'>, kind: AlertKind, isOn: boolean): void =>
  storage.setItem(keyOf(kind), isOn ? 'on' : 'off')

const counted = /^\(\d+\+?\) /

/** The title of the tab with the number of unread messages before it, or without when there are none. */
export function titleWithCount(title: string, count: number): string {
  const plain = title.replace(counted, '')
  return count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain
}

/** What is asked of the page; the document of a browser has it. */
export interface LookedAt {
  readonly visibilityState: string
  addEventListener: (type: 'visibilitychange', listener: () => void) => void
  removeEventListener: (type: 'visibilitychange', listener: () => void) => void
}

/** What of an `AudioContext` makes a sound. */
interface Audio {
  readonly currentTime: number
  readonly destination: object
  createGain(): { gain: Param; connect(to: object): unknown }
  createOscillator(): {
    frequency: Param
    connect(to: object): unknown
    start(): void
    stop(at: number): void
    onended: ((event: never) => unknown) | null
  }
  close(): Promise<void>
}
interface Param {
  setValueAtTime(value: number, at: number): unknown
  exponentialRampToValueAtTime(value: number, at: number): unknown
}

/** Two short notes, made here instead of loaded. Silent where the browser plays nothing before a first click. */
function playNotes(audio: Audio): void {
  const gain = audio.createGain()
  gain.connect(audio.destination)
  gain.gain.setValueAtTime(0.08, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.35)
  const notes = audio.createOscillator()
  notes.frequency.setValueAtTime(880, audio.currentTime)
  notes.frequency.setValueAtTime(1175, audio.currentTime + 0.12)
  notes.connect(gain)
  notes.start()
  notes.stop(audio.currentTime + 0.35)
  notes.onended = () => void audio.close()
}

/** Of the browser: its page, what it remembers, and its sound. */
export interface AlertOptions {
  page: LookedAt & { title: string }
  storage: Pick<Storage, 'getItem'>
  audio: new () => Audio
}

/**
 * Tells of unread messages while nobody looks at the page, as far as that is switched on: the number on the tab, and a sound when
 * it grows. `show` takes each number; the first one is old news.
 */
export function createUnreadAlert({ page, storage, audio: OwnAudio }: AlertOptions): {
  show: (count: number) => void
  end: () => void
} {
  let count: number | undefined
  const isHidden = (): boolean => page.visibilityState !== 'visible'
  const setTitle = (): void => {
    page.title = titleWithCount(page.title, isHidden() && isAlertOn(storage, 'title') ? (count ?? 0) : 0)
  }
  page.addEventListener('visibilitychange', setTitle)
  return {
    show(next) {
      if (count !== undefined && next > count && isHidden() && isAlertOn(storage, 'sound')) playNotes(new OwnAudio())
      count = next
      setTitle()
    },
    end() {
      page.removeEventListener('visibilitychange', setTitle)
      page.title = titleWithCount(page.title, 0)
    },
  }
}

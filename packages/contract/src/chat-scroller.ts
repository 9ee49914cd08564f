import type { Conversation } from './chat-conversation.ts'
import { latestShown, shownEarlier, shownLater, shownRange, shownStep, type ShownRange } from './chat-timeline.ts'

/**
 * Which part of a conversation is in the page, and where it stands: earlier messages come in above without a jump, new ones are
 * followed by whoever is at the end. Lines are elements with `data-seq`.
 */

/** What is asked of a line and of the box; elements of a browser have it. */
interface Line {
  readonly dataset: Readonly<Record<string, string | undefined>>
  getBoundingClientRect: () => { top: number; bottom: number }
}
export interface ScrollBox extends Pick<Line, 'getBoundingClientRect'> {
  scrollTop: number
  readonly scrollHeight: number
  readonly clientHeight: number
  querySelectorAll: (selector: '[data-seq]') => Iterable<Line>
  /** What is in the box; its size is that of all lines. */
  readonly firstElementChild: Pick<Line, 'getBoundingClientRect'> | null
  addEventListener: (type: 'scroll', listener: () => void, options: { passive: true }) => void
  removeEventListener: (type: 'scroll', listener: () => void) => void
}

/** Tells when elements have another size: pictures arrive, keyboards open. The `ResizeObserver` of a browser is one. */
export type SizeObserver = new (tell: () => void) => {
  observe(element: Pick<Line, 'getBoundingClientRect'>): void
  disconnect(): void
}

export interface ScrollState {
  shown: ShownRange
  /** At the end, where new messages come into sight by themselves. */
  isFollowing: boolean
}

export interface Scroller {
  state: () => ScrollState
  watch: (watcher: () => void) => () => void
  /** Takes the box that scrolls, as a `ref` of React does; the answer lets go of it. */
  attach: (box: ScrollBox | null) => (() => void) | undefined
  /** To be called when lines have changed, before they are painted. */
  settle: () => void
  toEnd: () => void
}

/** px: so near to an edge the next messages come; so near to the end one is at it. */
const edge = 600
const nearEnd = 32

const fromEnd = (box: ScrollBox): number => box.scrollHeight - box.scrollTop - box.clientHeight

/**
 * The first line that reaches into the box, and how far below its upper edge it ends: its beginning changes when what came before
 * is known, since day and time stand above it no longer.
 */
function firstLine(box: ScrollBox): { seq: string; bottom: number } | null {
  const upper = box.getBoundingClientRect().top
  for (const line of box.querySelectorAll('[data-seq]')) {
    const { bottom } = line.getBoundingClientRect()
    if (bottom > upper) return { seq: line.dataset.seq ?? '', bottom: bottom - upper }
  }
  return null
}

export function createScroller(conversation: Conversation, Sizes: SizeObserver): Scroller {
  const watchers = new Set<() => void>()
  let state: ScrollState = { shown: latestShown([]), isFollowing: true }
  let box: ScrollBox | undefined
  let anchor: ReturnType<typeof firstLine> = null
  let isMoved = false
  /** Earlier messages are on their way into the page. */
  let isComing = false

  /** Before lines change: which one has to stay where it is. It may have been scrolled since the last event. */
  const remember = (): void => {
    if (!box) return
    anchor = firstLine(box)
    isMoved = true
  }
  const set = (change: Partial<ScrollState>): void => {
    remember()
    state = { ...state, ...change }
    for (const watcher of watchers) watcher()
  }
  const all = () => conversation.state().messages

  /** How many messages are there above those that are in the page. */
  const above = (): number => shownRange(all(), state.shown).start

  /** One step at a time: lines have to be in the page before more of them come, or the first one in sight would leave it. */
  async function earlier(): Promise<void> {
    if (isComing) return
    isComing = true
    const isThere = above() > 0 || (await conversation.loadOlder())
    isComing = false
    if (!isThere) return
    set({ shown: shownEarlier(all(), state.shown) })
    // The next ones are asked for before they are needed.
    if (above() < shownStep) void conversation.loadOlder()
  }

  function onScroll(): void {
    if (!box) return
    anchor = firstLine(box)
    const isFollowing = state.shown.to === null && fromEnd(box) < nearEnd
    if (isFollowing !== state.isFollowing) set({ isFollowing })
    if (box.scrollTop < edge) void earlier()
    else if (state.shown.to !== null && fromEnd(box) < edge) set({ shown: shownLater(all(), state.shown) })
  }

  function settle(): void {
    if (!box) return
    if (state.isFollowing) {
      box.scrollTop = box.scrollHeight
      return
    }
    if (!isMoved) return
    isMoved = false
    const line = anchor && [...box.querySelectorAll('[data-seq]')].find(({ dataset }) => dataset.seq === anchor?.seq)
    if (!line || !anchor) return
    const moved = line.getBoundingClientRect().bottom - box.getBoundingClientRect().top - anchor.bottom
    if (Math.abs(moved) >= 1) box.scrollTop += moved
  }

  return {
    state: () => state,
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    attach(taken) {
      if (!taken) return
      box = taken
      taken.addEventListener('scroll', onScroll, { passive: true })
      const unwatch = conversation.watch(remember)
      const sizes = new Sizes(() => {
        isMoved = true
        settle()
      })
      for (const element of [taken, taken.firstElementChild]) if (element) sizes.observe(element)
      settle()
      return () => {
        sizes.disconnect()
        unwatch()
        taken.removeEventListener('scroll', onScroll)
        box = undefined
      }
    },
    settle,
    toEnd() {
      set({ shown: latestShown(all()), isFollowing: true })
      if (box) box.scrollTop = box.scrollHeight
    },
  }
}

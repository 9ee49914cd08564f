import type { ChatMarks, ChatMessage, ChatMessages } from './chat-shapes.ts'
import { withMessages } from './chat-timeline.ts'
import { msOf } from './time.ts'

/** An open conversation as a page holds it: what it has of it, and how it gets the rest. */

export interface ConversationState {
  /** `failed`: not even the newest messages could be read. */
  status: 'loading' | 'ready' | 'failed'
  /** In order; their numbers follow each other. */
  messages: readonly ChatMessage[]
  hasOlder: boolean
  marks: ChatMarks
  isMuted: boolean
  muteReason: string
}

export interface ConversationCalls {
  messages: (query: { before?: number; after?: number; limit?: number }) => Promise<ChatMessages>
  mark: (marks: { delivered?: number; read?: number }) => Promise<ChatMarks>
}

export interface Conversation {
  state: () => ConversationState
  watch: (watcher: () => void) => () => void
  /** Reads the newest messages, or what came after those that are there. */
  catchUp: () => Promise<void>
  /** Reads some that came before, or waits for those that are being read; true if there were any. */
  loadOlder: () => Promise<boolean>
  /** What the server made of an own message, or of its recall. */
  add: (message: ChatMessage) => void
  /** Everything up to here was on screen. */
  read: (seq: number) => void
  /** How far both sides have read, as last announced. */
  marked: (marks: ChatMarks) => void
  /** The number of the last message that is there; 0 without any. */
  last: () => number
}

const pageSize = 50
/** Earlier messages, which one scrolls through quickly. */
const olderSize = 100
const noMarks: ChatMarks = { shopper_delivered: 0, shopper_read: 0, store_delivered: 0, store_read: 0 }
const nothing: ConversationState = {
  status: 'loading',
  messages: [],
  hasOlder: false,
  marks: noMarks,
  isMuted: false,
  muteReason: '',
}

const withoutContent = (message: ChatMessage): ChatMessage => ({
  ...message,
  text: '',
  image: '',
  goods: null,
  order: null,
  is_recalled: true,
  recall_until: null,
})

/** The messages with those marked that were recalled since they were read. */
export function withRecalled(messages: readonly ChatMessage[], recalled: readonly number[]): readonly ChatMessage[] {
  const named = new Set(recalled)
  const changed = messages.filter(({ seq, is_recalled }) => named.has(seq) && !is_recalled).map(withoutContent)
  return withMessages(messages, changed)
}

/** The later of two marks; they never go back, whichever answer came last. */
const laterMarks = (a: ChatMarks, b: ChatMarks): ChatMarks => ({
  shopper_delivered: Math.max(a.shopper_delivered, b.shopper_delivered),
  shopper_read: Math.max(a.shopper_read, b.shopper_read),
  store_delivered: Math.max(a.store_delivered, b.store_delivered),
  store_read: Math.max(a.store_read, b.store_read),
})

export function createConversation(calls: ConversationCalls): Conversation {
  const watchers = new Set<() => void>()
  let state = nothing
  let catching: Promise<void> | undefined
  /** An event came while an answer was under way, which may be older. */
  let isCalledAgain = false
  let [readTo, markedTo] = [0, 0]
  let marking: Promise<void> | undefined
  let coming: Promise<boolean> | undefined

  const set = (change: Partial<ConversationState>): void => {
    state = { ...state, ...change }
    for (const watcher of watchers) watcher()
  }
  const lastSeq = (): number => state.messages.at(-1)?.seq ?? 0
  const merge = (answer: ChatMessages, more: Partial<ConversationState> = {}): void =>
    set({
      messages: withRecalled(withMessages(state.messages, answer.data), answer.recalled),
      marks: laterMarks(state.marks, answer.marks),
      isMuted: answer.is_muted,
      muteReason: answer.mute_reason,
      ...more,
    })

  /** Reads until nothing is missing at the end. */
  async function readNewest(): Promise<void> {
    if (state.status !== 'ready') {
      const answer = await calls.messages({ limit: pageSize })
      merge(answer, { status: 'ready', hasOlder: answer.has_more })
      return
    }
    for (;;) {
      const answer = await calls.messages({ after: lastSeq(), limit: 100 })
      merge(answer)
      if (!answer.has_more) return
    }
  }

  async function catchAll(): Promise<void> {
    try {
      do {
        isCalledAgain = false
        await readNewest()
      } while (isCalledAgain)
    } catch {
      // Asked again at the next event, and when the connection is back.
      if (state.status === 'loading') set({ status: 'failed' })
    } finally {
      catching = undefined
    }
  }

  async function markAll(): Promise<void> {
    try {
      while (markedTo < readTo) {
        const to = readTo
        const marks = await calls.mark({ read: to })
        markedTo = to
        set({ marks: laterMarks(state.marks, marks) })
      }
    } catch {
      // Marked with the next message that is read.
    } finally {
      marking = undefined
    }
  }

  async function readOlder(): Promise<boolean> {
    const first = state.messages[0]
    try {
      if (!first || !state.hasOlder) return false
      const answer = await calls.messages({ before: first.seq, limit: olderSize })
      merge(answer, { hasOlder: answer.has_more })
      return answer.data.length > 0
    } catch {
      return false
    } finally {
      coming = undefined
    }
  }

  function catchUp(): Promise<void> {
    if (catching) isCalledAgain = true
    else if (state.status === 'failed') set({ status: 'loading' })
    return (catching ??= catchAll())
  }

  return {
    state: () => state,
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    catchUp,
    loadOlder: () => (coming ??= readOlder()),
    add(message) {
      // Between the messages that are there and this one others may have come: then they are read together.
      if (state.status === 'ready' && message.seq <= lastSeq() + 1)
        set({ messages: withMessages(state.messages, [message]) })
      else void catchUp()
    },
    marked: (marks) => set({ marks: laterMarks(state.marks, marks) }),
    last: lastSeq,
    read(seq) {
      readTo = Math.max(readTo, seq)
      marking ??= markAll()
    },
  }
}

/** How far an own message has come, by the marks of the other side. */
export type Progress = 'sent' | 'delivered' | 'read'

export function progressOf(seq: number, marks: ChatMarks, other: 'shopper' | 'store'): Progress {
  if (seq <= marks[`${other}_read`]) return 'read'
  return seq <= marks[`${other}_delivered`] ? 'delivered' : 'sent'
}

/** Whether an own message can be recalled at an instant, in ms. */
export const isRecallable = ({ recall_until }: Pick<ChatMessage, 'recall_until'>, now: number): boolean =>
  msOf(recall_until) > now

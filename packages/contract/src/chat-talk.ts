import type { LookedAt } from './chat-alerts.ts'
import { createConversation, type ConversationCalls, type ConversationState } from './chat-conversation.ts'
import { waitingOf, type ChatEntry, type ChatOutbox } from './chat-draft.ts'
import { createScroller, type Scroller, type SizeObserver } from './chat-scroller.ts'
import { linesOf, shownRange, type Line } from './chat-timeline.ts'
import type { ChatMessage } from './chat-shapes.ts'
import type { SocketNews } from './socket-client.ts'
import type { SocketHub } from './socket-hub.ts'

/**
 * A conversation on a page: what it shows, and what it asks and tells the server meanwhile. The same in the shop and in the back
 * office; each draws it in its own way.
 */

export interface TalkOptions {
  /** That of the conversation. */
  id: number
  /** The side on which the page is. */
  side: 'shopper' | 'store'
  calls: ConversationCalls & { recall: (seq: number) => Promise<ChatMessage> }
  hub: Pick<SocketHub, 'listen' | 'isLive' | 'watch' | 'wake'>
  outbox: Pick<ChatOutbox, 'entries' | 'watch' | 'onSent'>
  page: LookedAt
  sizes: SizeObserver
}

export interface TalkState extends Pick<ConversationState, 'status' | 'marks' | 'isMuted' | 'muteReason'> {
  /** The messages that are in the page. */
  lines: readonly Line<ChatMessage>[]
  /** What stands above them: earlier messages are coming, there are none, or there is nothing at all. */
  above: 'older' | 'begin' | null
  /** Own messages on their way, after the last line. */
  waiting: readonly ChatEntry[]
  isFollowing: boolean
  /** Messages of the other side that came while one was further up. */
  unseen: number
  /** No event has come for a while. */
  isAway: boolean
  /** ms, anew every quarter of a minute. */
  now: number
}

export interface Talk {
  state: () => TalkState
  watch: (watcher: () => void) => () => void
  /** Reads the conversation and follows it until the answer is called. */
  follow: () => () => void
  /** Reads it once more after a failure. */
  retry: () => void
  recall: (seq: number) => void
  scroller: Scroller
}

/** ms. Without the socket it is asked so often; being away for a moment is not worth a word. */
const pollMs = 10_000
const awayMs = 4000
const clockMs = 15_000
/** ms. How long the answer to an own message is awaited before other messages are fetched. */
const ownAnswerMs = 300

/** How many of the messages after a number are of a side. */
function countAfter(messages: readonly ChatMessage[], seq: number, side: 'shopper' | 'store'): number {
  let count = 0
  for (let at = messages.length - 1; at >= 0 && messages[at]!.seq > seq; at--) if (messages[at]!.from === side) count++
  return count
}

export function createTalk({ id, side, calls, hub, outbox, page, sizes }: TalkOptions): Talk {
  const conversation = createConversation(calls)
  const scroller = createScroller(conversation, sizes)
  const other = side === 'shopper' ? 'store' : 'shopper'
  const watchers = new Set<() => void>()
  let seenTo = 0
  let isAway = false
  /** The highest number that the server has announced. */
  let announced = 0
  let asking: ReturnType<typeof setTimeout> | undefined
  let drawn: { messages: readonly ChatMessage[]; start: number; end: number; lines: TalkState['lines'] } | undefined
  let state = derive()

  /** The lines are the same ones for as long as their messages are. */
  function linesIn(messages: readonly ChatMessage[], start: number, end: number): TalkState['lines'] {
    if (drawn?.messages !== messages || drawn.start !== start || drawn.end !== end) {
      const lines = linesOf(
        messages.slice(start, end),
        ({ from, sender_name }) => from + sender_name,
        messages[start - 1],
      )
      drawn = { messages, start, end, lines }
    }
    return drawn.lines
  }

  function derive(now = Date.now()): TalkState {
    const { messages, hasOlder, status, marks, isMuted, muteReason } = conversation.state()
    const { shown, isFollowing } = scroller.state()
    const { start, end } = shownRange(messages, shown)
    if (isFollowing) seenTo = Math.max(seenTo, messages.at(-1)?.seq ?? 0)
    return {
      status,
      marks,
      isMuted,
      muteReason,
      lines: linesIn(messages, start, end),
      above: hasOlder || start > 0 ? 'older' : messages.length > 0 ? 'begin' : null,
      waiting: end === messages.length ? waitingOf(outbox.entries(), id, messages) : [],
      isFollowing,
      unseen: countAfter(messages, seenTo, other),
      isAway,
      now,
    }
  }

  /** Whoever looks at the end has read it. */
  function markRead(): void {
    const last = conversation.state().messages.at(-1)
    if (last && state.isFollowing && page.visibilityState === 'visible') conversation.read(last.seq)
  }
  function update(now?: number): void {
    state = derive(now ?? state.now)
    for (const watcher of watchers) watcher()
    markRead()
  }

  /** Says after a while that no events come, and polls meanwhile; the returned function ends it. */
  function followConnection(): () => void {
    let away: ReturnType<typeof setTimeout> | undefined
    let poll: ReturnType<typeof setInterval> | undefined
    const setAway = (next: boolean): void => {
      isAway = next
      update()
    }
    const leave = (): void => {
      clearTimeout(away)
      clearInterval(poll)
    }
    const look = (): void => {
      leave()
      if (hub.isLive()) return setAway(false)
      away = setTimeout(() => setAway(true), awayMs)
      poll = setInterval(() => void conversation.catchUp(), pollMs)
    }
    look()
    const unwatch = hub.watch(look)
    return () => {
      unwatch()
      leave()
    }
  }

  /** Fetches announced messages that are not here yet. */
  function fetchAnnounced(): void {
    if (announced > conversation.last()) void conversation.catchUp()
  }
  function hear(news: SocketNews): void {
    if (news.type === 'open') return void conversation.catchUp()
    if (news.topic !== 'chat' || news.data.chat_id !== id) return
    const { what, seq, marks } = news.data
    if (marks) return conversation.marked(marks)
    if (what !== 'message' || !seq) return void conversation.catchUp()
    announced = Math.max(announced, seq)
    // It may be the own message whose answer is under way.
    clearTimeout(asking)
    if (outbox.entries().some(({ chat_id, state: at }) => chat_id === id && at === 'sending'))
      asking = setTimeout(fetchAnnounced, ownAnswerMs)
    else fetchAnnounced()
  }

  return {
    state: () => state,
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    follow() {
      const change = (): void => update()
      const clock = setInterval(() => update(Date.now()), clockMs)
      page.addEventListener('visibilitychange', markRead)
      const leave = [
        conversation.watch(change),
        scroller.watch(change),
        outbox.watch(change),
        outbox.onSent((chatId, message) => {
          // The server is there again.
          if (!hub.isLive()) hub.wake()
          if (chatId !== id) return
          conversation.add(message)
          fetchAnnounced()
        }),
        hub.listen(hear),
        () => clearTimeout(asking),
        followConnection(),
        () => clearInterval(clock),
        () => page.removeEventListener('visibilitychange', markRead),
      ]
      void conversation.catchUp()
      return () => {
        for (const end of leave) end()
      }
    },
    retry: () => void conversation.catchUp(),
    // A refusal is shown by the call.
    recall: (seq) => void calls.recall(seq).then(conversation.add, () => undefined),
    scroller,
  }
}

import { expect, test } from 'vitest'
import { createConversation } from './chat-conversation.ts'
import { createScroller, type ScrollBox } from './chat-scroller.ts'
import { shownRange } from './chat-timeline.ts'
import type { ChatMessage } from './chat-shapes.ts'

/** Of a message only these fields are read here. */
const said = (seq: number) => ({ seq, created_at: '2026-03-01 09:30:00' }) as ChatMessage

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A window 1,000 px high over lines of their own heights, drawn at once when something changes. */
function scrolling(count: number) {
  let messages = Array.from({ length: count }, (_, at) => said(at + 1))
  const none = { shopper_delivered: 0, shopper_read: 0, store_delivered: 0, store_read: 0 }
  const conversation = createConversation({
    async messages({ before = Infinity, after }) {
      const all = messages.filter(({ seq }) => seq < before && seq > (after ?? 0))
      const data = after === undefined ? all.slice(-50) : all
      const has_more = data.length < all.length
      return { data, has_more, last_seq: messages.length, recalled: [], marks: none, is_muted: false, mute_reason: '' }
    },
    mark: async () => none,
  })
  let drawn: number[] = []
  /** Day and time stand above the first line, as long as nothing is known of what came before. */
  const heightOf = (seq: number): number => 40 + (seq % 5) * 25 + (seq === drawn[0] ? 36 : 0)
  let onScroll = (): void => {}
  const topOf = (seq: number): number =>
    drawn.slice(0, drawn.indexOf(seq)).reduce((sum, one) => sum + heightOf(one), 0) - box.scrollTop
  const box = {
    scrollTop: 0,
    get scrollHeight() {
      return drawn.reduce((sum, one) => sum + heightOf(one), 0)
    },
    clientHeight: 1000,
    getBoundingClientRect: () => ({ top: 0, bottom: 1000 }),
    querySelectorAll: () =>
      drawn.map((seq) => ({
        dataset: { seq: String(seq) },
        getBoundingClientRect: () => ({ top: topOf(seq), bottom: topOf(seq) + heightOf(seq) }),
      })),
    addEventListener: (_: 'scroll', listener: () => void) => (onScroll = listener),
    removeEventListener: () => (onScroll = () => {}),
    firstElementChild: null,
  } satisfies ScrollBox
  class Sizes {
    observe(): void {}
    disconnect(): void {}
  }
  const scroller = createScroller(conversation, Sizes)
  const draw = (): void => {
    const all = conversation.state().messages
    const { start, end } = shownRange(all, scroller.state().shown)
    drawn = all.slice(start, end).map(({ seq }) => seq)
    scroller.settle()
    box.scrollTop = Math.max(0, Math.min(box.scrollTop, box.scrollHeight - box.clientHeight))
  }
  return {
    conversation,
    scroller,
    box,
    draw,
    bottomOf: (seq: number): number => topOf(seq) + heightOf(seq),
    drawn: () => drawn,
    say: () => (messages = [...messages, said(messages.length + 1)]),
    scroll(by: number) {
      box.scrollTop = Math.max(0, Math.min(box.scrollTop + by, box.scrollHeight - box.clientHeight))
      onScroll()
    },
  }
}

test('scrolling up to the first message and back down, no line jumps', async () => {
  const { conversation, scroller, box, draw, bottomOf, drawn, scroll } = scrolling(700)
  await conversation.catchUp()
  const leave = scroller.attach(box)
  draw()
  expect(box.scrollTop).toBe(box.scrollHeight - 1000)
  for (const by of [-300, 300]) {
    for (let step = 0; step < 400; step++) {
      scroll(by)
      const seen = drawn().find((seq) => bottomOf(seq) > 0) ?? 0
      const before = bottomOf(seen)
      await turn()
      draw()
      expect(bottomOf(seen)).toBe(before)
      expect(drawn().length).toBeLessThanOrEqual(160)
    }
    expect(drawn()[by < 0 ? 0 : drawn().length - 1]).toBe(by < 0 ? 1 : 700)
  }
  expect(scroller.state().isFollowing).toBe(true)
  leave?.()
})

test('at the end a new message comes into sight; further up nothing moves until one goes to the end', async () => {
  const { conversation, scroller, box, draw, bottomOf, drawn, say, scroll } = scrolling(60)
  await conversation.catchUp()
  scroller.attach(box)
  draw()
  say()
  await conversation.catchUp()
  draw()
  expect([box.scrollTop, drawn().at(-1)]).toEqual([box.scrollHeight - 1000, 61])

  scroll(-200)
  const seen = drawn().find((one) => bottomOf(one) > 0) ?? 0
  const before = bottomOf(seen)
  say()
  await conversation.catchUp()
  draw()
  expect([bottomOf(seen), scroller.state().isFollowing]).toEqual([before, false])
  scroller.toEnd()
  draw()
  expect([box.scrollTop, drawn().at(-1)]).toEqual([box.scrollHeight - 1000, 62])
})

test('what was scrolled without an event so far is not taken back when earlier messages arrive', async () => {
  const { conversation, scroller, box, draw, bottomOf, drawn, scroll } = scrolling(200)
  await conversation.catchUp()
  scroller.attach(box)
  draw()
  scroll(-(box.scrollHeight - 1000))
  // The earlier messages are under way; meanwhile the wheel turns.
  box.scrollTop += 120
  const seen = drawn().find((one) => bottomOf(one) > 0) ?? 0
  const before = bottomOf(seen)
  await turn()
  draw()
  expect(drawn()[0]).toBeLessThan(151)
  expect(bottomOf(seen)).toBe(before)
})

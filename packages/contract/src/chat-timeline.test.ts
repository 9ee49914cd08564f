import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  latestShown,
  linesOf,
  mostShown,
  nearDay,
  shortTime,
  shownEarlier,
  shownLater,
  shownRange,
  withChanged,
  withMessages,
  type NumberedMessage,
} from './chat-timeline.ts'

const at = (seq: number, created_at = '2026-03-01 09:30:00'): NumberedMessage & { from: string } => ({
  seq,
  created_at,
  from: 'users',
})
const numbers = (messages: readonly NumberedMessage[]): number[] => messages.map(({ seq }) => seq)

test('messages that came in any order and more than once stand there once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 60 }))), (batches) => {
      let messages: readonly NumberedMessage[] = []
      for (const batch of batches)
        messages = withMessages(
          messages,
          batch.map((seq) => at(seq)),
        )
      expect(numbers(messages)).toEqual([...new Set(batches.flat())].sort((a, b) => a - b))
    }),
  )
})

test('what was read later replaces what was there; what is not there does not come by a change', () => {
  const recalled = { ...at(2), is_recalled: true }
  const messages = withMessages([at(1), at(2), at(3)], [recalled])
  expect(messages).toEqual([at(1), recalled, at(3)])
  expect(withChanged([at(1), at(3)], at(2))).toEqual([at(1), at(3)])
  expect(withChanged([at(1), at(2)], { ...at(2), created_at: '2026-03-02 00:00:00' })[1]?.created_at).toContain('-02 ')
})

test('a day stands above its first message, a sender where another one spoke or five minutes passed', () => {
  const messages = [
    at(1, '2026-03-01 23:58:00'),
    at(2, '2026-03-01 23:59:00'),
    at(3, '2026-03-02 00:00:00'),
    at(4, '2026-03-02 00:05:01'),
    { ...at(5, '2026-03-02 00:05:02'), from: 'stores' },
  ]
  const lines = linesOf(messages, ({ from }) => from)
  expect(lines.map(({ day, isFirstOfRun }) => [day, isFirstOfRun])).toEqual([
    ['2026-03-01', true],
    [undefined, false],
    ['2026-03-02', true],
    [undefined, true],
    [undefined, true],
  ])
  expect(linesOf(messages.slice(1), ({ from }) => from, messages[0])[0]).toMatchObject({
    day: undefined,
    isFirstOfRun: false,
  })
})

test('through 100,000 messages a page holds a bounded part, and comes by every message on both ways', () => {
  const messages = Array.from({ length: 100_000 }, (_, index) => at(index * 3 + 1))
  let shown = latestShown(messages)
  let earliest = messages.length
  for (;;) {
    const { start, end } = shownRange(messages, shown)
    expect(end - start).toBeLessThanOrEqual(mostShown)
    expect(end).toBeGreaterThanOrEqual(earliest)
    earliest = start
    if (start === 0) break
    shown = shownEarlier(messages, shown)
  }
  let latest = shownRange(messages, shown).end
  while (shown.to !== null) {
    shown = shownLater(messages, shown)
    const { start, end } = shownRange(messages, shown)
    expect(start).toBeLessThanOrEqual(latest)
    expect(end - start).toBeLessThanOrEqual(mostShown)
    latest = end
  }
  expect(latest).toBe(messages.length)
})

test('at the end of a conversation new messages come into the page, further up they do not', () => {
  const messages = Array.from({ length: 500 }, (_, index) => at(index + 1))
  const more = [...messages, at(501)]
  expect(shownRange(more, latestShown(messages)).end).toBe(501)
  const up = shownEarlier(messages, shownEarlier(messages, shownEarlier(messages, latestShown(messages))))
  expect(up.to).not.toBe(null)
  expect(shownRange(more, up)).toEqual(shownRange(messages, up))
})

test('a day that is near has a name, and lists show the time of today alone', () => {
  const now = Date.parse('2026-03-02T09:30:00+08:00')
  expect(['2026-03-02', '2026-03-01', '2026-02-28'].map((day) => nearDay(day, now))).toEqual([
    'today',
    'yesterday',
    null,
  ])
  expect(shortTime('2026-03-02 08:05:00', now)).toBe('08:05')
  expect(shortTime('2026-03-01 23:59:59', now)).toBe('03-01')
})

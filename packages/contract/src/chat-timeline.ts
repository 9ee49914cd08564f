import { formatDate } from './time.ts'

/**
 * A conversation as a page holds it: the messages that it has, in the order of the server, which is that of their numbers. Pure,
 * and the same in the shop and in the back office.
 */

/** What is asked of a message here. `created_at` is a date and time of the wire, `2026-03-01 09:30:00`. */
export interface NumberedMessage {
  seq: number
  created_at: string
}

/** The place of the first message whose number is not below `seq`. */
function placeOf(messages: readonly NumberedMessage[], seq: number): number {
  let [low, high] = [0, messages.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (messages[middle]!.seq < seq) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Both together, each message once and in order; of one that is in both, that of `more` counts, since it was read later.
 * `messages` are in order, `more` in any.
 */
export function withMessages<M extends NumberedMessage>(messages: readonly M[], more: readonly M[]): readonly M[] {
  if (!more.length) return messages
  const added = more.toSorted((a, b) => a.seq - b.seq).filter(({ seq }, at, all) => all[at + 1]?.seq !== seq)
  const [first, last] = [added[0]!.seq, added.at(-1)!.seq]
  const before = messages.slice(0, placeOf(messages, first))
  const after = messages.slice(placeOf(messages, last + 1))
  const between = messages.slice(before.length, messages.length - after.length)
  const known = new Set(added.map(({ seq }) => seq))
  const kept = between.filter(({ seq }) => !known.has(seq))
  return [...before, ...(kept.length ? [...kept, ...added].sort((a, b) => a.seq - b.seq) : added), ...after]
}

/** The messages with one of them replaced, if it is there. */
export const withChanged = <M extends NumberedMessage>(messages: readonly M[], changed: M): readonly M[] =>
  messages[placeOf(messages, changed.seq)]?.seq === changed.seq ? withMessages(messages, [changed]) : messages

/** The day of a message, `2026-03-01`. */
export const dayOf = ({ created_at }: NumberedMessage): string => created_at.slice(0, 10)

/** What a day is called that is near to an instant in ms: null for the others. */
export function nearDay(day: string, now: number): 'today' | 'yesterday' | null {
  if (day === formatDate(new Date(now))) return 'today'
  return day === formatDate(new Date(now - 86_400_000)) ? 'yesterday' : null
}

/** When something was last written, in a list: the time of day for today, `03-01` for earlier days. */
export const shortTime = (time: string, now = Date.now()): string =>
  nearDay(time.slice(0, 10), now) === 'today' ? time.slice(11, 16) : time.slice(5, 10)

/** A message with what stands above it: its day where one begins, its sender where another one spoke or time has passed. */
export interface Line<M> {
  message: M
  /** `2026-03-01`, on the first message of a day. */
  day: string | undefined
  isFirstOfRun: boolean
}

const runMs = 5 * 60_000
const timeOf = ({ created_at }: NumberedMessage): number => Date.parse(`${created_at.replace(' ', 'T')}Z`)

/** The lines of messages that follow one `before`; `senderOf` says who spoke. */
export function linesOf<M extends NumberedMessage>(
  messages: readonly M[],
  senderOf: (message: M) => string,
  before?: M,
): readonly Line<M>[] {
  return messages.map((message, at) => {
    const last = messages[at - 1] ?? before
    const isNewDay = !last || dayOf(last) !== dayOf(message)
    const isFirstOfRun = isNewDay || senderOf(last) !== senderOf(message) || timeOf(message) - timeOf(last) > runMs
    return { message, day: isNewDay ? dayOf(message) : undefined, isFirstOfRun }
  })
}

/** The part of a conversation that is in the page, by numbers; without `to` up to the newest, whatever comes. */
export interface ShownRange {
  from: number
  to: number | null
}

/** A conversation may have 100,000 messages: so many at most are in the page, and so many more come at its edge. */
export const mostShown = 160
export const shownStep = 40

/** The part at the end of a conversation. */
export const latestShown = (messages: readonly NumberedMessage[]): ShownRange => ({
  from: messages[Math.max(0, messages.length - shownStep * 2)]?.seq ?? 0,
  to: null,
})

/** The places of what is shown, as for `slice`. At the end of a conversation the part does not grow beyond what may be shown. */
export function shownRange(
  messages: readonly NumberedMessage[],
  { from, to }: ShownRange,
): { start: number; end: number } {
  const end = to === null ? messages.length : placeOf(messages, to + 1)
  const start = placeOf(messages, from)
  return to === null ? { start: Math.max(start, end - mostShown), end } : { start, end }
}

/** The part that begins some messages earlier; what is too much at its end leaves it. */
export function shownEarlier(messages: readonly NumberedMessage[], shown: ShownRange): ShownRange {
  const { start, end } = shownRange(messages, shown)
  const first = Math.max(0, start - shownStep)
  const last = Math.min(end, first + mostShown)
  return { from: messages[first]?.seq ?? 0, to: last === messages.length ? shown.to : (messages[last - 1]?.seq ?? 0) }
}

/** The part that ends some messages later; what is too much at its beginning leaves it. */
export function shownLater(messages: readonly NumberedMessage[], shown: ShownRange): ShownRange {
  const { start, end } = shownRange(messages, shown)
  const last = Math.min(messages.length, end + shownStep)
  const first = Math.max(start, last - mostShown)
  return { from: messages[first]?.seq ?? 0, to: last === messages.length ? null : (messages[last - 1]?.seq ?? 0) }
}

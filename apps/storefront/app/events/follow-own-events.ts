import { heartbeatMs, ownEventShapes, streamOpen, type EventTopic, type OwnEvents } from '@fangshi/contract/events'
import { createParser } from 'eventsource-parser'

/** Something of one's own has changed; `open` says that events may have been missed before it. */
export type OwnEvent =
  | { topic: typeof streamOpen }
  | { [Topic in EventTopic]: { topic: Topic } & OwnEvents[Topic] }[EventTopic]

export interface FollowOptions {
  token: () => string | null
  onEvent: (event: OwnEvent) => void
  /** Whether the server sends changes from now on; while it does not, pages poll. */
  onLive: (isLive: boolean) => void
  fetch?: typeof fetch
  /** Waits before the next try, in ms. */
  wait?: (ms: number) => Promise<void>
}

const isTopic = (name: string): name is EventTopic => Object.hasOwn(ownEventShapes, name)
const silenceMs = 2.5 * heartbeatMs
const longestPauseMs = 30_000

function eventOf(name: string | undefined, data: string): OwnEvent | null {
  if (name === streamOpen) return { topic: name }
  if (!name || !isTopic(name)) return null
  const parsed = ownEventShapes[name].safeParse(JSON.parse(data))
  // The shape is that of the topic, which the type of a union does not say.
  return parsed.success ? ({ topic: name, ...parsed.data } as OwnEvent) : null
}

/** Reads one stream to its end. False when there is no use in asking again: the session has ended. */
async function readStream({ token, onEvent, onLive, fetch: send = fetch }: FollowOptions, signal: AbortSignal) {
  const bearer = token()
  if (!bearer) return false
  const silence = new AbortController()
  let alarm: ReturnType<typeof setTimeout> | undefined
  const noteSign = (): void => {
    clearTimeout(alarm)
    alarm = setTimeout(() => silence.abort(), silenceMs)
  }
  const parser = createParser({
    onEvent({ event, data }) {
      const read = eventOf(event, data)
      if (read?.topic === streamOpen) onLive(true)
      if (read) onEvent(read)
    },
  })
  try {
    noteSign()
    const answer = await send('/api/events', {
      headers: { Authorization: `Bearer ${bearer}`, Accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!answer.ok || !answer.body) return answer.status !== 401
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      noteSign()
      parser.feed(part.value)
    }
    return true
  } finally {
    clearTimeout(alarm)
    onLive(false)
  }
}

/** Follows the events of one's own account until `signal` ends it; asks again whenever a stream ends. */
export async function followOwnEvents(options: FollowOptions, signal: AbortSignal): Promise<void> {
  const { wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options
  let failures = 0
  const onEvent: FollowOptions['onEvent'] = (event) => {
    failures = 0
    if (!signal.aborted) options.onEvent(event)
  }
  while (!signal.aborted) {
    const goesOn = await readStream({ ...options, onEvent }, signal).catch(() => true)
    if (!goesOn) return
    // Many pages whose server stops do not come back at the same instant.
    await wait(Math.min(longestPauseMs, 1000 * 2 ** failures) * (0.5 + Math.random()))
    failures += 1
  }
}

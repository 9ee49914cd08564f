/** A reader of one's own events over a real connection. */
export interface EventReader {
  status: number
  /** What has come so far: the topic, and its data as JSON. */
  events: string[]
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

/** Opens `/api/events` of a server as the holder of a token. */
export async function readEvents(origin: string, token: string): Promise<EventReader> {
  const stop = new AbortController()
  const answer = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  })
  const events: string[] = []
  let rest = ''
  /** Events as our server writes them; heartbeats are comments. */
  const take = (part: string): void => {
    const blocks = (rest + part).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const found = /^event: (.*)\ndata: (.*)$/.exec(block)
      if (found) events.push(`${found[1]} ${found[2]}`)
    }
  }
  const read = async (): Promise<void> => {
    if (!answer.ok || !answer.body) return
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) take(part)
  }
  return { status: answer.status, events, ended: read().catch(() => {}), close: () => stop.abort() }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '@fangshi/contract/client'
import {
  adminSocketTicket,
  sellerSocketTicket,
  socketTicket,
  type SocketEvents,
  type SocketTopic,
} from '@fangshi/contract/socket'
import { WebSocket } from 'ws'

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

/** A socket over a real connection, and the events it has received. */
export interface SocketReader {
  /** What has come so far, as text; answers to hearts are left out. */
  messages: string[]
  /** Resolves with the code of the closing. */
  closed: Promise<number>
  /** The data of the events of a topic so far. */
  events<Topic extends SocketTopic>(topic: Topic): SocketEvents[Topic][]
  send(text: string): void
  close(): void
}

const tickets = { Home: socketTicket, Seller: sellerSocketTicket, Admin: adminSocketTicket } as const

/** Connects with a ticket; the HTTP status of the refusal when it is refused. */
export async function connect(origin: string, ticket: string): Promise<SocketReader | number> {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws?ticket=${encodeURIComponent(ticket)}`)
  const messages: string[] = []
  socket.on('message', (data) => {
    const text = String(data)
    if (text !== '{"type":"heart"}') messages.push(text)
  })
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
  const status = await new Promise<number>((resolve, reject) => {
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (request, response) => {
      request.destroy()
      resolve(response.statusCode ?? 0)
    })
    socket.on('error', reject)
  })
  if (status !== 101) return status
  return {
    messages,
    closed,
    events: (topic) =>
      messages.map((text) => JSON.parse(text)).flatMap((event) => (event.topic === topic ? [event.data] : [])),
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
}

/** Opens a socket of an account at a server that listens, and waits for the event that says it is open. */
export async function openSocket(
  origin: string,
  call: Call,
  area: keyof typeof tickets = 'Home',
): Promise<SocketReader> {
  for (let tries = 1; ; tries++) {
    const { ticket } = await call(tickets[area], {})
    const opened = await connect(origin, ticket)
    if (typeof opened !== 'number') {
      while (opened.messages.length === 0) await wait(5)
      return opened
    }
    // The listening connection of a process that has just started comes a moment later.
    if (opened !== 503 || tries === 100) throw new Error(`the socket was refused with ${opened}`)
    await wait(100)
  }
}

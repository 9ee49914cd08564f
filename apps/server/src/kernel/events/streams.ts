import { PassThrough, type Readable } from 'node:stream'
import { streamOpen } from '@fangshi/contract/events'
import { fail } from '../fail.ts'
import type { AccountEvent } from './account-event.ts'

/** Who reads a stream. */
export interface Subscriber {
  area: AccountEvent['area']
  account_id: number
  session_id: number
  /** The client's address. */
  ip: string
}

interface OpenStream extends Subscriber {
  out: PassThrough
  openedAt: number
}

/** Streams of one account and of one address that a process keeps open at the same time. */
export const maxOfAccount = 8
export const maxOfAddress = 64
/** Then a stream ends and its reader asks anew, with the token that it has then, in ms. */
const longestMs = 5 * 60_000
/** A reader that takes nothing any more is let go. */
const maxUnread = 64 * 1024

/** The open streams of a process. */
export class Streams {
  private readonly streams = new Set<OpenStream>()

  /** A new stream. Throws TOO_MANY_REQUESTS beyond the numbers above. */
  open(subscriber: Subscriber): Readable {
    const all = [...this.streams]
    const ofAccount = all.filter(
      ({ area, account_id }) => area === subscriber.area && account_id === subscriber.account_id,
    )
    const ofAddress = all.filter(({ ip }) => ip === subscriber.ip)
    if (ofAccount.length >= maxOfAccount || ofAddress.length >= maxOfAddress)
      fail('TOO_MANY_REQUESTS', { retry_after: 30 })
    const stream: OpenStream = { ...subscriber, out: new PassThrough(), openedAt: performance.now() }
    this.streams.add(stream)
    stream.out.once('close', () => this.streams.delete(stream))
    this.write(stream, streamOpen, {})
    return stream.out
  }

  publish({ area, account_id, topic, data }: AccountEvent): void {
    for (const stream of this.streams) {
      if (stream.account_id === account_id && stream.area === area) this.write(stream, topic, data)
    }
  }

  /** Something may have been missed: readers look themselves. */
  openAnew(): void {
    for (const stream of this.streams) this.write(stream, streamOpen, {})
  }

  /** Shows both ends that the connection is there, and ends streams that are old. */
  beat(): void {
    for (const stream of this.streams) {
      if (performance.now() - stream.openedAt > longestMs) this.end(stream)
      else this.put(stream, ': \n\n')
    }
  }

  endSession(id: number): void {
    for (const stream of this.streams) if (stream.session_id === id) this.end(stream)
  }

  endAll(): void {
    for (const stream of this.streams) this.end(stream)
  }

  private write(stream: OpenStream, event: string, data: object): void {
    this.put(stream, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  private put({ out }: OpenStream, text: string): void {
    if (out.writableLength + out.readableLength > maxUnread) out.destroy()
    else out.write(text)
  }

  private end(stream: OpenStream): void {
    this.streams.delete(stream)
    stream.out.end()
  }
}

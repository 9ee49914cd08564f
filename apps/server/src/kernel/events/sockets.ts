import { socketCloses, socketSilentMs, type SocketMessage } from '@fangshi/contract/socket'
import type { WebSocket } from 'ws'
import type { Audience, SocketEvent } from './socket-event.ts'

/** Whose socket it is. */
export interface SocketHolder {
  area: 'Home' | 'Seller' | 'Admin'
  /** Of a user, or of an administrator. */
  account_id: number
  /** Null outside the area Seller. */
  store_id: number | null
  session_id: number
  /** The client's address. */
  ip: string
  /** Whether the holder has an interface right now. */
  holds(right: string): Promise<boolean>
}

interface OpenSocket extends SocketHolder {
  socket: WebSocket
  openedAt: number
  receivedAt: number
  /** Messages of the client since the last look. */
  received: number
}

/** Sockets of one account and of one address that a process keeps open at the same time. */
export const maxSocketsOfAccount = 16
const maxSocketsOfAddress = 512
/** How often the sockets are looked at, in ms. */
export const socketLookMs = 5000
/** Then a socket ends and its client comes back, so that all that is checked at a ticket is checked again, in ms. */
const longestMs = 15 * 60_000
/** A client that takes nothing any more is let go, in bytes. */
const maxUnread = 64 * 1024
/** A client says something every 40 s; one that talks without end is let go. */
const maxReceived = 20

/** Whether a socket belongs to an audience, apart from the right that it may demand. */
function isOf({ area, account_id, store_id }: SocketHolder, to: Audience): boolean {
  switch (to.to) {
    case 'shopper':
      return area === 'Home' && account_id === to.id
    case 'seller':
      return area === 'Seller' && account_id === to.id
    case 'staff':
      return area === 'Seller' && store_id === to.store_id
    case 'admin':
      return area === 'Admin' && account_id === to.id
    case 'admins':
      return area === 'Admin'
  }
}

/** The open sockets of a process. */
export class Sockets {
  private readonly sockets = new Set<OpenSocket>()

  /** Whether one more may be opened. */
  hasRoom(holder: Pick<SocketHolder, 'area' | 'account_id' | 'ip'>): boolean {
    let [ofAccount, ofAddress] = [0, 0]
    for (const { area, account_id, ip } of this.sockets) {
      if (area === holder.area && account_id === holder.account_id) ofAccount++
      if (ip === holder.ip) ofAddress++
    }
    return ofAccount < maxSocketsOfAccount && ofAddress < maxSocketsOfAddress
  }

  /** Keeps a socket until it closes. */
  add(holder: SocketHolder, socket: WebSocket): void {
    const now = performance.now()
    const open: OpenSocket = { ...holder, socket, openedAt: now, receivedAt: now, received: 0 }
    this.sockets.add(open)
    socket.on('close', () => this.sockets.delete(open))
    socket.on('error', () => socket.terminate())
    socket.on('message', (data, isBinary) => {
      open.receivedAt = performance.now()
      if (++open.received > maxReceived) return this.end(open, socketCloses.flood)
      if (!isBinary && String(data).includes('"heart"')) this.send(open, { type: 'heart' })
    })
    this.send(open, { type: 'open' })
  }

  /** Sends an event to those of its audience who hold the right that it demands. */
  async publish({ to, topic, data }: SocketEvent): Promise<void> {
    const text = JSON.stringify({ type: 'event', topic, data })
    const right = 'right' in to ? to.right : null
    const found = [...this.sockets].filter((open) => isOf(open, to))
    await Promise.all(
      found.map(async (open) => {
        if (right === null || (await open.holds(right))) this.put(open, text)
      }),
    )
  }

  /** Something may have been missed: clients look themselves. */
  openAnew(): void {
    for (const open of this.sockets) this.send(open, { type: 'open' })
  }

  /** Closes sockets that are silent or old. */
  look(): void {
    const now = performance.now()
    for (const open of this.sockets) {
      open.received = 0
      if (now - open.receivedAt > socketSilentMs) this.end(open, socketCloses.silent)
      else if (now - open.openedAt > longestMs) this.end(open, socketCloses.again)
    }
  }

  endSession(id: number): void {
    for (const open of this.sockets) if (open.session_id === id) this.end(open, socketCloses.ended)
  }

  endAll(): void {
    for (const open of this.sockets) this.end(open, socketCloses.restart)
  }

  /** Who has sockets here. */
  holders(): readonly SocketHolder[] {
    return [...this.sockets]
  }

  private send(open: OpenSocket, message: SocketMessage): void {
    this.put(open, JSON.stringify(message))
  }

  private put({ socket }: OpenSocket, text: string): void {
    if (socket.bufferedAmount > maxUnread) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(text)
  }

  /** Says goodbye; a client that does not answer is cut off. */
  private end(open: OpenSocket, code: number): void {
    this.sockets.delete(open)
    open.socket.close(code)
    setTimeout(() => open.socket.terminate(), 1000).unref()
  }
}

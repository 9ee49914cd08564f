import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { socketPath } from '@fangshi/contract/socket'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import type { Context } from '../../context.ts'
import type { Guard, InSession, Who } from '../http/who.ts'
import { notePresence, presenceMs } from './presence.ts'
import type { SocketHolder } from './sockets.ts'

interface SocketOptions {
  ctx: Context
  allow: Guard['allow']
  /** Whose ticket it is, which is used up by that; null for one that is none any more. */
  takeTicket: (ticket: string) => Promise<InSession<Who> | null>
  /** Counts an address; above 0 it has to wait. */
  count: (address: string) => number
}

/** How long a right that was found or not is taken as such, in ms. */
const rightMs = 10_000
/** A client says hearts alone. */
const maxPayload = 1024

/** The address that our own proxy saw, where there is one; else that of the connection. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').at(-1)?.trim()
  return last || (socket.remoteAddress ?? '')
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function holderOf(who: InSession<Who>, ip: string, allow: (right: string) => Promise<boolean>): SocketHolder {
  const known = new Map<string, { at: number; answer: Promise<boolean> }>()
  return {
    area: who.area,
    account_id: who.area === 'Admin' ? who.admin_id : who.user_id,
    store_id: who.area === 'Seller' ? who.store_id : null,
    session_id: who.session_id,
    ip,
    holds(right) {
      const before = known.get(right)
      if (before && performance.now() - before.at < rightMs) return before.answer
      const answer = allow(right)
      known.set(right, { at: performance.now(), answer })
      answer.catch(() => known.delete(right))
      return answer
    },
  }
}

/** Lets open pages connect to `/ws` with a ticket (rules §10). Other upgrades are refused. */
export function mountSocket(app: FastifyInstance, { ctx, allow, takeTicket, count }: SocketOptions): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false, clientTracking: false })

  const note = (holders: readonly SocketHolder[]): Promise<void> =>
    notePresence(ctx.db, holders).catch((error: unknown) => ctx.log.warn({ err: error }, 'presence was not noted'))
  const rounds = setInterval(() => void note(ctx.events.holders()), presenceMs)
  app.addHook('onClose', async () => clearInterval(rounds))

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    if (path !== socketPath) return refuse(socket, '404 Not Found')
    const ip = addressOf(request, ctx.config.trustProxy)
    if (count(ip)) return refuse(socket, '429 Too Many Requests')
    const ticket = new URLSearchParams(query).get('ticket') ?? ''
    const who = /^[\w-]{43}$/.test(ticket) ? await takeTicket(ticket) : null
    if (!who) return refuse(socket, '401 Unauthorized')
    const holder = holderOf(who, ip, (right) => allow(who, right))
    if (!ctx.events.hasRoom(holder)) return refuse(socket, '503 Service Unavailable')
    sockets.handleUpgrade(request, socket, head, (opened) => ctx.events.accept(holder, opened))
    await note([holder])
  }

  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'a socket could not be opened')
      refuse(socket, '503 Service Unavailable')
    })
  })
}

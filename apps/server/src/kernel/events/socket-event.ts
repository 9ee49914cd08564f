import * as z from 'zod/mini'

/** The receivers. `right`: only those who hold it, such as `Seller.chats.index`. */
const shapes = [
  z.object({ to: z.literal('shopper'), id: z.int() }),
  z.object({ to: z.literal('seller'), id: z.int() }),
  z.object({ to: z.literal('staff'), store_id: z.int(), right: z.string() }),
  z.object({ to: z.literal('admin'), id: z.int() }),
  z.object({ to: z.literal('admins'), right: z.string() }),
] as const
/** A shopper, an account of a store, all of a store, an administrator, or all administrators. */
export type Audience = z.output<(typeof shapes)[number]>

const Content = z.object({ topic: z.string(), data: z.looseObject({}) })
const To = z.discriminatedUnion('to', shapes)

/** An event for the holders of some sockets. */
export interface SocketEvent {
  to: Audience
  topic: string
  data: object
}

/** What processes tell each other for sockets; null for anything else. */
export function readSocketEvent(payload: string): SocketEvent | null {
  let content: unknown
  try {
    content = JSON.parse(payload)
  } catch {
    return null
  }
  const [to, rest] = [To.safeParse(content).data, Content.safeParse(content).data]
  return to && rest ? { to, topic: rest.topic, data: rest.data } : null
}

import * as z from 'zod/mini'
import { collectiveGroupStates, CollectiveNo } from './collective-shapes.ts'
import { Id, wireAs } from './shapes.ts'
import { route } from './route.ts'

/** What a stream of events tells, by topic: only which row of one's own has changed. */
export const ownEventShapes = {
  /** A bill was paid, or closed for good; `id` is that of what it is for, such as the order group (rules §6). */
  bill: z.object({ kind: z.string(), id: Id, status: z.literal(['paid', 'closed']) }),
  /** In a group in which one has a seat somebody paid theirs, a seat became free, or the group was completed or failed (rules §9). */
  collective: z.object({ group_no: CollectiveNo, state: z.literal(collectiveGroupStates) }),
} as const

export type EventTopic = keyof typeof ownEventShapes
export type OwnEvents = { [Topic in EventTopic]: z.output<(typeof ownEventShapes)[Topic]> }

/** Sent when everything from here on is told: at the beginning, and after events may have been missed. */
export const streamOpen = 'open'
/** A comment comes this often, so that both ends notice a lost connection, in ms. */
export const heartbeatMs = 20_000

/** The reply of a route that answers with a stream of server-sent events. */
export const EventStreamBody = wireAs<string>(z.string(), { type: 'string' })

/** Events of one’s own account, while the page that shows it is open; ends with the session, and after some minutes. */
export const ownEvents = route('GET /events', {
  area: 'Home',
  right: 'shopper',
  does: 'Sends server-sent events: a bill of one’s own was paid or closed, or a group that one is in has changed. Only ids are told; `open` says that everything from here on is.',
  reply: EventStreamBody,
})

import { recallMs, type NewMessage } from '@fangshi/contract/chat-shapes'
import type { ErrorKey } from '@fangshi/contract/errors'

/** How many messages a sender may send in a time, in ms (rules §10). */
export const maxMessages = 20
export const messagesMs = 10_000
/** The least time between two answers out of hours in a conversation, in ms. */
export const awayMs = 4 * 60 * 60_000

/** Which field each kind of message has. */
const fieldOf = { text: 'text', image: 'image', goods: 'goods_id', order: 'order_id' } as const

/** The faults of a message's fields: it must have exactly the field of its kind. */
export function contentFaults(message: NewMessage): Record<string, ErrorKey> {
  const needed = fieldOf[message.kind]
  const faults: Record<string, ErrorKey> = {}
  for (const field of Object.values(fieldOf)) {
    const isGiven = Boolean(message[field])
    if (field === needed && !isGiven) faults[field] = 'REQUIRED'
    else if (field !== needed && isGiven) faults[field] = 'UNKNOWN_KEY'
  }
  return faults
}

/** Until when a message can be recalled. */
export const recallUntil = (sentAt: Date): Date => new Date(sentAt.getTime() + recallMs)

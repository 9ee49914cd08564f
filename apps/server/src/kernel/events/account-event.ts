import * as z from 'zod/mini'

/** A change of a row of an account, announced to that account alone: its id and no content. */
export interface AccountEvent {
  area: 'Home' | 'Seller' | 'Admin'
  account_id: number
  topic: string
  data: object
}

const Event = z.object({
  area: z.literal(['Home', 'Seller', 'Admin']),
  account_id: z.int(),
  topic: z.string(),
  data: z.looseObject({}),
})
const SessionEnd = z.object({ session_id: z.int() })

/** What processes tell each other, as the database's triggers write it; null for anything else. */
export function readNotification(payload: string): AccountEvent | { session_id: number } | null {
  let content: unknown
  try {
    content = JSON.parse(payload)
  } catch {
    return null
  }
  return Event.safeParse(content).data ?? SessionEnd.safeParse(content).data ?? null
}

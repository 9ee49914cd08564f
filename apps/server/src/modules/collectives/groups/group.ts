import type { CollectiveGroupState, GroupJoin } from '@fangshi/contract/collective-shapes'

/** Groups of a group buy (rules §9). A group has its terms from when it was founded. */

/** A group with how full it is, as one shopper finds it. */
export interface Group {
  id: number
  group_no: string
  state: CollectiveGroupState
  off_bp: number
  people: number
  hours: number
  /** Exclusive; null until its founder has paid. */
  expires_at: Date | null
  /** Seats that are paid, and those that are kept for orders whose time to pay is not up. */
  joined: number
  held: number
  /** The order of the shopper's own seat, null for none. */
  own_order_id: number | null
}

/** How many seats somebody can take now. */
export const freeSeats = ({ people, joined, held }: Pick<Group, 'people' | 'joined' | 'held'>): number =>
  Math.max(0, people - joined - held)

const hourMs = 60 * 60_000

/** Until when a group that is opened at this instant has to be full, exclusive. */
export const expiryOf = (openedAt: Date, hours: number): Date => new Date(openedAt.getTime() + hours * hourMs)

/** What the group itself says to somebody who would like to join it. */
export function joinOf(group: Group, now: Date): Exclude<GroupJoin, 'limit' | 'own_store'> {
  const { state, expires_at, own_order_id, people, joined } = group
  if (own_order_id !== null) return 'joined'
  if (state === 'completed') return 'completed'
  if (state !== 'open' || !expires_at || now >= expires_at) return 'failed'
  if (freeSeats(group) > 0) return 'joinable'
  return joined < people ? 'seats_held' : 'completed'
}

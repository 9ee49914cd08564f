import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { claimPieces, giveBackPieces } from '../../catalog/public.ts'
import type { ChosenGroup } from './choose-group.ts'
import { expiryOf } from './group.ts'
import { completeGroup, failGroup, insertGroup, openGroup } from './groups.db.ts'
import {
  endSeat,
  freeSeatNo,
  insertSeat,
  lockSeat,
  lowerPieces,
  markPaid,
  paidSeats,
  type SeatRow,
} from './seats.db.ts'

/** Random digits keep the numbers of groups from being guessed. */
const noDigits = 8

/** The id of the group that is joined, or of one that is founded. Throws an Error after five numbers that are in use. */
export async function groupForOrder(tx: Tx, ctx: Context, chosen: ChosenGroup, at: Date): Promise<number> {
  if (chosen.group) return chosen.group.id
  for (let tries = 0; tries < 5; tries++) {
    const group_no = formatDateTime(at).replace(/\D/g, '') + ctx.randomDigits(noDigits)
    const id = await insertGroup(tx, { ...chosen, group_no, at })
    if (id !== undefined) return id
  }
  throw new Error('five numbers of groups in a row were taken')
}

interface SeatOfOrder {
  user_id: number
  order_group_id: number
  order_id: number
  pieces: number
  held_until: Date
  at: Date
}

/**
 * Keeps a seat in a locked group for an order that was just placed, and counts its pieces toward the limit per person.
 * Throws COLLECTIVE_SEATS_HELD, COLLECTIVE_LIMIT.
 */
export async function takeSeat(
  tx: Tx,
  { group_id, chosen }: { group_id: number; chosen: ChosenGroup },
  order: SeatOfOrder,
): Promise<void> {
  const seat_no = (await freeSeatNo(tx, group_id, order.at)) ?? fail('COLLECTIVE_SEATS_HELD')
  await insertSeat(tx, { ...order, group_id, seat_no, is_founder: chosen.group === null })
  if (!(await claimPieces(tx, chosen.activity_id, order.user_id, order.pieces))) fail('COLLECTIVE_LIMIT')
}

/** Whether a seat that is not paid can be: nobody took it, and its group's time is not up. */
const isKept = ({ state, group_state, expires_at }: SeatRow, at: Date): boolean =>
  state === 'held' && (group_state === 'founding' || (group_state === 'open' && expires_at !== null && at < expires_at))

/**
 * Locks the group in which an order group has its seat, and says whether the seat can be paid at this instant; true for an
 * order without one. The bill was locked before, and the orders are locked afterwards (decision 130).
 */
export async function keepsSeat(tx: Tx, orderGroupId: number, at: Date): Promise<boolean> {
  const seat = await lockSeat(tx, orderGroupId)
  return !seat || isKept(seat, at)
}

/**
 * The seat of a paid order is paid: the founder's opens the group, the last one completes it. Returns the orders of all
 * seats when it did. The caller has asked `keepsSeat` in this transaction; throws COLLECTIVE_SEAT_LOST.
 */
export async function paySeat(tx: Tx, orderGroupId: number, at: Date): Promise<number[] | null> {
  const seat = await lockSeat(tx, orderGroupId)
  if (!seat || !(await markPaid(tx, seat.id, at))) return fail('COLLECTIVE_SEAT_LOST')
  if (seat.group_state === 'founding') await openGroup(tx, seat.group_id, at, expiryOf(at, seat.hours))
  if (!(await completeGroup(tx, seat.group_id, at))) return null
  return (await paidSeats(tx, seat.group_id)).map(({ order_id }) => order_id)
}

/** Gives up the seat of an unpaid order that was cancelled; with its founder's order a group ends that was not opened. */
export async function leaveSeat(tx: Tx, seat: SeatRow, at: Date): Promise<void> {
  await endSeat(tx, seat.id, 'left')
  if (seat.group_state === 'founding') await failGroup(tx, seat.group_id, at)
  await giveBackPieces(tx, seat.activity_id, seat.user_id, seat.pieces)
}

interface SeatRefund {
  /** Unshipped pieces that went back. */
  pieces: number
  /** Nothing of the order is left. */
  is_whole: boolean
}

/**
 * Unshipped pieces of an order were refunded: they no longer count toward the limit per person, and with the last of them
 * the seat of a group that is not completed is given up. The group was locked before the order.
 */
export async function refundSeat(tx: Tx, orderGroupId: number, { pieces, is_whole }: SeatRefund): Promise<void> {
  const seat = await lockSeat(tx, orderGroupId)
  if (!seat) return
  const { id, group_state, activity_id, user_id } = seat
  const isGivenUp = is_whole && group_state !== 'completed'
  if (isGivenUp) await endSeat(tx, id, group_state === 'failed' ? 'returned' : 'left')
  else await lowerPieces(tx, id, pieces)
  await giveBackPieces(tx, activity_id, user_id, isGivenUp ? seat.pieces : pieces)
}

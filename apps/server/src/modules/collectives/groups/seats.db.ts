import type { CollectiveGroupState } from '@fangshi/contract/collective-shapes'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { SeatState } from '../schema.ts'

/** A seat with the group that it is in. */
export interface SeatRow {
  id: number
  group_id: number
  activity_id: number
  user_id: number
  order_id: number
  is_founder: boolean
  state: SeatState
  pieces: number
  group_state: CollectiveGroupState
  hours: number
  expires_at: Date | null
}

const lock = statement(
  'collectives.lock_group_of',
  `select g.id from collective_groups g where g.id = (select group_id from collective_seats where order_group_id = $1)
      for no key update`,
)
const seat = statement(
  'collectives.seat',
  `select t.id, t.group_id, t.activity_id, t.user_id, t.order_id, t.is_founder, t.state, t.pieces, g.state as group_state,
          g.hours, g.expires_at
     from collective_seats t join collective_groups g on g.id = t.group_id where t.order_group_id = $1`,
)
/**
 * Locks the group in which an order group has its seat, if it has one; the bill was locked before, the orders are locked
 * afterwards. Gives the seat.
 */
export async function lockSeat(tx: Tx, orderGroupId: number): Promise<SeatRow | undefined> {
  if (!(await tx.row(lock, [orderGroupId]))) return undefined
  return tx.row<SeatRow>(seat, [orderGroupId])
}

const freeNo = statement(
  'collectives.free_seat_no',
  `select n as no from collective_groups g cross join generate_series(1, g.people) n
    where g.id = $1 and not exists (select from collective_seats t
            where t.group_id = g.id and t.seat_no = n and t.state in ('held', 'paid')) order by n limit 1`,
)
const takeOver = statement(
  'collectives.take_seat_over',
  `update collective_seats set state = 'lost' where id = (
     select id from collective_seats where group_id = $1 and state = 'held' and held_until <= $2 order by held_until, id limit 1
   ) returning seat_no as no`,
)
/**
 * The number of a seat of a locked group that nobody has; where there is none, one that was not paid in time is lost to
 * whoever had it. Undefined when all are taken.
 */
export async function freeSeatNo(tx: Tx, groupId: number, at: Date): Promise<number | undefined> {
  const row =
    (await tx.row<{ no: number }>(freeNo, [groupId])) ?? (await tx.row<{ no: number }>(takeOver, [groupId, at]))
  return row?.no
}

export interface NewSeat {
  group_id: number
  seat_no: number
  user_id: number
  is_founder: boolean
  order_group_id: number
  order_id: number
  pieces: number
  held_until: Date
  at: Date
}
const insert = statement(
  'collectives.insert_seat',
  `insert into collective_seats (group_id, people, activity_id, seat_no, user_id, is_founder, order_group_id, order_id, state, pieces,
                                 held_until, created_at)
   select g.id, g.people, g.activity_id, $2::int, $3::bigint, $4::boolean, $5::bigint, $6::bigint, 'held', $7::int,
          $8::timestamptz, $9::timestamptz from collective_groups g where g.id = $1`,
)
/** Keeps a free seat of a locked group for an order that is to be paid. */
export const insertSeat = (tx: Tx, it: NewSeat) =>
  tx.rows(insert, [
    it.group_id,
    it.seat_no,
    it.user_id,
    it.is_founder,
    it.order_group_id,
    it.order_id,
    it.pieces,
    it.held_until,
    it.at,
  ])

const pay = statement(
  'collectives.pay_seat',
  `update collective_seats set state = 'paid', paid_at = $2 where id = $1 and state = 'held' returning id`,
)
/** Marks a seat as paid; false when it is not held. */
export const markPaid = async (tx: Tx, id: number, at: Date): Promise<boolean> =>
  (await tx.rows(pay, [id, at])).length === 1

const end = statement(
  'collectives.end_seat',
  `update collective_seats set state = $2, pieces = 0 where id = $1 returning id`,
)
/** Gives up a seat for good. */
export const endSeat = (tx: Tx, id: number, state: Extract<SeatState, 'left' | 'returned'>) => tx.rows(end, [id, state])

const lower = statement('collectives.lower_pieces', 'update collective_seats set pieces = pieces - $2 where id = $1')
/** Fewer pieces of a seat count toward the limit per person. */
export const lowerPieces = (tx: Tx, id: number, n: number) => tx.rows(lower, [id, n])

const paid = statement(
  'collectives.paid_seats',
  `select order_id, order_group_id from collective_seats where group_id = $1 and state = 'paid' order by order_id`,
)
/** The orders of the paid seats of a group. */
export const paidSeats = (db: Db, groupId: number) =>
  db.rows<{ order_id: number; order_group_id: number }>(paid, [groupId])

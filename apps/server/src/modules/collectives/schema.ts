import { sql } from 'drizzle-orm'
import { collectiveGroupStates } from '@fangshi/contract/collective-shapes'
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { users } from '../accounts/schema.ts'
import { goodsActivities, plannedColumns, plannedRules } from '../catalog/activities/schema.ts'
import { goods } from '../catalog/schema.ts'

/** Group buys of stores (rules §9). One that is not a draft has an activity of the goods, with its price and its people. */
export const collectives = pgTable(
  'collectives',
  {
    ...plannedColumns(),
    /** What it takes off the price of each SKU, in basis points. */
    off_bp: integer().notNull(),
    /** How many people make a group, its founder included. */
    people: integer().notNull(),
    /** How long a group has to become full. */
    hours: integer().notNull(),
  },
  (t) => [
    ...plannedRules('collectives', t),
    check(
      'collectives_terms',
      sql`${t.off_bp} between 1 and 9999 and ${t.people} between 2 and 100 and ${t.hours} between 1 and 168
        and ${t.max_per_person} between 1 and 999`,
    ),
  ],
)

/**
 * Groups of people who buy together, with the terms as of when they were founded. Whoever changes a group or its seats has
 * locked its row, after the bill of the order and before the order and the SKUs (decision 130).
 */
export const collectiveGroups = pgTable(
  'collective_groups',
  {
    id: id(),
    group_no: text().notNull(),
    collective_id: ref()
      .notNull()
      .references(() => collectives.id),
    activity_id: ref()
      .notNull()
      .references(() => goodsActivities.id),
    goods_id: ref()
      .notNull()
      .references(() => goods.id),
    off_bp: integer().notNull(),
    people: integer().notNull(),
    hours: integer().notNull(),
    state: text({ enum: collectiveGroupStates }).notNull(),
    /** When its founder paid, and until when it has to be full, exclusive. */
    opened_at: instant(),
    expires_at: instant(),
    ended_at: instant(),
    /** It has failed, and the money of seats has still to go back. */
    is_refunding: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    unique('collective_groups_no').on(t.group_no),
    unique('collective_groups_people').on(t.id, t.people),
    unique('collective_groups_activity').on(t.id, t.activity_id),
    index('collective_groups_collective').on(t.collective_id, t.id),
    index('collective_groups_of_activity').on(t.activity_id),
    index('collective_groups_goods').on(t.goods_id, t.state),
    index('collective_groups_due')
      .on(t.expires_at)
      .where(sql`${t.state} = 'open'`),
    index('collective_groups_refunding')
      .on(t.id)
      .where(sql`${t.is_refunding}`),
    check('collective_groups_refunding', sql`not ${t.is_refunding} or ${t.state} = 'failed'`),
    check(
      'collective_groups_terms',
      sql`${t.off_bp} between 1 and 9999 and ${t.people} between 2 and 100 and ${t.hours} between 1 and 168`,
    ),
    check(
      'collective_groups_opened',
      sql`(${t.opened_at} is null) = (${t.expires_at} is null)
        and (${t.state} in ('founding', 'failed') or ${t.opened_at} is not null)
        and (${t.state} <> 'founding' or ${t.opened_at} is null)`,
    ),
    check('collective_groups_ended', sql`(${t.ended_at} is not null) = (${t.state} in ('completed', 'failed'))`),
    check('collective_groups_in_time', sql`${t.state} <> 'completed' or ${t.ended_at} < ${t.expires_at}`),
  ],
)

export const seatStates = ['held', 'lost', 'paid', 'left', 'returned'] as const
export type SeatState = (typeof seatStates)[number]

/**
 * Seats of groups, each of one order. `held` while it is being paid; `lost` once its time is up and somebody else took it;
 * `paid`; `left` when its order was cancelled, or refunded while the group was open; `returned` when its group failed and the
 * money went back. A seat has a number from 1 to the people of the group, so that there are never more.
 */
export const collectiveSeats = pgTable(
  'collective_seats',
  {
    id: id(),
    group_id: ref().notNull(),
    people: integer().notNull(),
    seat_no: integer().notNull(),
    activity_id: ref().notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    is_founder: boolean().notNull(),
    /** The order group and its one order, which a later module has. */
    order_group_id: ref().notNull(),
    order_id: ref().notNull(),
    state: text({ enum: seatStates }).notNull(),
    /** Pieces that count toward the limit per person. */
    pieces: integer().notNull(),
    /** Until when it is kept unpaid, exclusive. */
    held_until: instant().notNull(),
    paid_at: instant(),
    created_at: createdAt(),
  },
  (t) => {
    const isTaken = sql`${t.state} in ('held', 'paid')`
    return [
      foreignKey({
        name: 'collective_seats_group',
        columns: [t.group_id, t.people],
        foreignColumns: [collectiveGroups.id, collectiveGroups.people],
      }),
      foreignKey({
        name: 'collective_seats_activity',
        columns: [t.group_id, t.activity_id],
        foreignColumns: [collectiveGroups.id, collectiveGroups.activity_id],
      }),
      unique('collective_seats_order_group').on(t.order_group_id),
      unique('collective_seats_order').on(t.order_id),
      uniqueIndex('collective_seats_taken').on(t.group_id, t.seat_no).where(isTaken),
      uniqueIndex('collective_seats_person').on(t.group_id, t.user_id).where(isTaken),
      uniqueIndex('collective_seats_founder')
        .on(t.group_id)
        .where(sql`${t.is_founder}`),
      index('collective_seats_of_group').on(t.group_id, t.people),
      index('collective_seats_of_activity').on(t.group_id, t.activity_id),
      index('collective_seats_user').on(t.user_id, t.id),
      check('collective_seats_no', sql`${t.seat_no} between 1 and ${t.people}`),
      check('collective_seats_pieces', sql`${t.pieces} between 0 and 999`),
      check(
        'collective_seats_paid',
        sql`(${t.state} not in ('held', 'lost') or ${t.paid_at} is null) and (${t.state} not in ('paid', 'returned') or ${t.paid_at} is not null)`,
      ),
    ]
  },
)

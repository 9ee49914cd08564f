import * as z from 'zod/mini'
import { collectiveGroup, CollectiveNo, groupJoins } from './collective-shapes.ts'
import { route } from './route.ts'
import { DateTime, Id, paged, pageQuery, Text, Whole } from './shapes.ts'
import { orderStatuses } from './status.ts'

/** Group buys as shoppers see them (rules §9). Times are the server's; `now` is its clock, for countdowns. */

const Member = z.object({
  /** Masked. */
  nickname: z.string(),
  avatar: z.string(),
  is_founder: z.boolean(),
})
const Group = z.object({
  ...collectiveGroup,
  /** Seats that nobody has paid, `people` − `joined`. */
  missing: z.number(),
  /** Those of them that can be taken now; the others are being paid. */
  free: z.number(),
  /** When its founder paid. */
  opened_at: z.nullable(DateTime),
  /** When it was completed or failed. */
  ended_at: z.nullable(DateTime),
  /** Those who paid, in the order of their payments. */
  members: z.array(Member),
})
export type CollectiveGroup = z.input<typeof Group>

const Offer = z.object({
  id: z.number(),
  goods_id: z.number(),
  /** Percent with two decimals, such as "20.00". */
  percent_off: z.string(),
  /** How many people make a group, its founder included. */
  people: z.number(),
  /** How long a group has to become full, from its founder's payment. */
  hours: z.number(),
  /** The most pieces that one person may buy in all groups of it. */
  max_per_person: z.number(),
  start_time: DateTime,
  /** Exclusive. */
  end_time: DateTime,
  /** False once it has ended or was stopped: its open groups can still be joined, no further one can be opened. */
  can_open: z.boolean(),
  /** Group price of the cheapest SKU. */
  collective_price: z.string(),
  skus: z.array(z.object({ sku_id: z.number(), goods_price: z.string(), collective_price: z.string() })),
})
export type Collective = z.input<typeof Offer>

export const getGoodsCollective = route('GET /goods/{id}/collective', {
  area: 'Home',
  right: 'public',
  does: 'The group buy of goods that runs or still has open groups, null for none, with up to ten open groups that have seats left, the fullest first.',
  params: z.strictObject({ id: Id }),
  reply: z.object({
    now: DateTime,
    collective: z.nullable(Offer),
    groups: z.array(Group),
    /** All open groups, also those that are not in `groups`. */
    group_count: z.number(),
  }),
})

export const getCollectiveGroup = route('GET /collectives/groups/{group_no}', {
  area: 'Home',
  right: 'public',
  does: 'A group by its number, as it is shared, with the group buy that it is of. One whose founder has not paid is not found.',
  params: z.strictObject({ group_no: CollectiveNo }),
  reply: z.object({ now: DateTime, group: Group, collective: Offer }),
  fails: ['COLLECTIVE_GROUP_NOT_FOUND'],
})

export const CollectiveCard = z.object({
  id: z.number(),
  goods_id: z.number(),
  goods_name: z.string(),
  goods_subname: z.string(),
  goods_master_image: z.string(),
  /** Ordinary price of the cheapest SKU. */
  goods_price: z.string(),
  collective_price: z.string(),
  percent_off: z.string(),
  people: z.number(),
  end_time: DateTime,
  goods_sale: z.number(),
  /** Open groups, and those who have paid a seat in any group that did not fail. */
  group_count: z.number(),
  joined: z.number(),
  store_id: z.number(),
  store_name: z.string(),
})
export type CollectiveCard = z.input<typeof CollectiveCard>

export const collectiveSorts = ['default', 'price_up', 'price_down', 'sales', 'newest'] as const
export const listCollectives = route('GET /collectives', {
  area: 'Home',
  right: 'public',
  does: 'Running group buys of goods on sale. By default those that end first come first.',
  query: z.strictObject({
    keywords: z.optional(Text(0, 60)),
    class_id: z.optional(Id),
    store_id: z.optional(Id),
    sort: z.optional(z.literal(collectiveSorts, 'CHOICE_INVALID')),
    page: pageQuery.page,
    per_page: z.optional(Whole(1, 100)),
  }),
  reply: paged(CollectiveCard),
})

const Seat = z.object({
  order_id: z.number(),
  /** False while the order has to be paid, until `pay_before`. */
  is_paid: z.boolean(),
  pay_before: DateTime,
})

export const ownCollective = route('GET /user/collectives/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'What the shopper can do in a group buy: the pieces that they may still buy, whether it is of their own store, and the seats that they have in its groups that have not ended.',
  params: z.strictObject({ id: Id }),
  reply: z.object({
    /** Pieces. */
    allowed: z.number(),
    is_own_store: z.boolean(),
    seats: z.array(z.extend(Seat, { group_no: z.string(), group_state: z.literal(['founding', 'open']) })),
  }),
  fails: ['NOT_FOUND'],
})

export const ownCollectiveGroup = route('GET /user/collectives/groups/{group_no}', {
  area: 'Home',
  right: 'shopper',
  does: 'Whether the shopper can join a group, and the seat that they have in it, or had until it failed.',
  params: z.strictObject({ group_no: CollectiveNo }),
  reply: z.object({
    join: z.literal(groupJoins),
    seat: z.nullable(Seat),
  }),
  fails: ['COLLECTIVE_GROUP_NOT_FOUND'],
})

export const listOwnGroups = route('GET /user/collectives', {
  area: 'Home',
  right: 'shopper',
  does: 'The groups in which the shopper has or had a seat, newest first.',
  query: z.strictObject({
    state: z.optional(z.literal(['open', 'completed', 'failed'], 'CHOICE_INVALID')),
    page: pageQuery.page,
    per_page: z.optional(Whole(1, 100)),
  }),
  reply: z.extend(
    paged(
      z.extend(Group, {
        collective_id: z.number(),
        goods_id: z.number(),
        goods_name: z.string(),
        goods_master_image: z.string(),
        is_founder: z.boolean(),
        /** The own order. */
        order_id: z.number(),
        order_no: z.string(),
        order_status: z.literal(orderStatuses),
        total_price: z.string(),
        /** The payment deadline of an unpaid order. */
        pay_before: z.nullable(DateTime),
      }),
    ),
    { now: DateTime },
  ),
})

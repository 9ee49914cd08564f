import * as z from 'zod/mini'
import { goodsActivityFilters, goodsActivityRow, goodsForActivity, stopping } from './activities.ts'
import { collectiveGroupStates } from './collective-shapes.ts'
import { textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Flag, Id, Instant, LocalizedText, Percent, Whole } from './shapes.ts'

/** Group buys in the back offices (rules §9). */

/** The most people that make a group (rules §9), the most hours that it has, and the most that it takes off a price, in basis points. */
export const maxPeople = 100
export const maxHours = 168
export const maxPercentOffBp = 9900

const form = z.strictObject({
  goods_id: Id,
  /** Taken off the price of each SKU; 1 to 99. */
  percent_off: Percent(maxPercentOffBp, 'COLLECTIVE_PERCENT_INVALID'),
  /** How many people make a group, its founder included. */
  people: Whole(2, maxPeople),
  /** How long a group has to become full. */
  hours: Whole(1, maxHours),
  /** The most pieces that one person may buy in all of its groups. */
  max_per_person: Whole(1, 999),
  start_time: Instant,
  /** Exclusive, and after the start. */
  end_time: Instant,
  /** A draft never starts. */
  is_draft: z.optional(Flag),
})

const Row = z.object({
  ...goodsActivityRow,
  percent_off: z.string(),
  people: z.number(),
  hours: z.number(),
  /** Groups whose founder has paid, by what became of them. */
  open_groups: z.number(),
  completed_groups: z.number(),
  failed_groups: z.number(),
})
export type CollectiveRow = z.input<typeof Row>

const PricedSku = z.object({
  sku_id: z.number(),
  sku_name: LocalizedText(0, 300),
  goods_price: z.string(),
  /** Pieces that can be bought now. */
  stock: z.number(),
})
export type CollectiveSku = z.input<typeof PricedSku>
const skus = { skus: z.array(z.extend(PricedSku, { collective_price: z.string() })) }

/**
 * Group buys of the own store. Before its start all of it can be changed; a running one can only end later
 * (ACTIVITY_STARTED otherwise). Only drafts and those that have not started can be deleted.
 */
export const sellerCollectives = resource('Seller', 'collectives', {
  does: 'Group buys of the store',
  form,
  row: Row,
  detail: z.extend(Row, skus),
  filters: goodsActivityFilters,
  sorts: ['start_time', 'end_time'],
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: false,
})

const AdminRow = z.extend(Row, { store_id: z.number(), store_name: z.string() })
/** Group buys of all stores, without drafts. */
export const adminCollectives = resource('Admin', 'collectives', {
  does: 'Group buys of all stores',
  form: z.strictObject({}),
  row: AdminRow,
  detail: z.extend(AdminRow, skus),
  filters: { ...goodsActivityFilters, store_name: textFilter('like') },
  sorts: ['start_time', 'end_time'],
  verbs: ['index', 'show'],
})

/** The goods that a group buy can be made for, with their SKUs. */
export const collectiveGoods = route('GET /Seller/collectives/goods/{id}', {
  area: 'Seller',
  right: sellerCollectives.right('index'),
  does: 'Goods of the store with the price of each SKU, for the form of a group buy.',
  params: z.strictObject({ id: Id }),
  reply: goodsForActivity(PricedSku),
  fails: ['NOT_FOUND'],
})

const GroupRow = z.object({
  id: z.number(),
  group_no: z.string(),
  state: z.literal(collectiveGroupStates),
  people: z.number(),
  /** Seats that are paid, and those that are being paid. */
  joined: z.number(),
  held: z.number(),
  opened_at: DateTime,
  expires_at: DateTime,
  ended_at: z.nullable(DateTime),
  members: z.array(
    z.object({
      /** Masked. */
      nickname: z.string(),
      avatar: z.string(),
      is_founder: z.boolean(),
      joined_at: DateTime,
      order_id: z.number(),
      pieces: z.number(),
    }),
  ),
})
export type CollectiveGroupRow = z.input<typeof GroupRow>
const groups = {
  params: z.strictObject({ id: Id }),
  reply: z.object({
    /** The newest hundred. */
    groups: z.array(GroupRow),
    total: z.number(),
  }),
  fails: ['NOT_FOUND'],
} as const
export const collectiveGroups = route('GET /Seller/collectives/{id}/groups', {
  ...groups,
  area: 'Seller',
  right: sellerCollectives.right('show'),
  does: 'The groups of a group buy of the own store whose founder has paid, newest first, with their members.',
})
export const collectiveGroupsAsAdmin = route('GET /Admin/collectives/{id}/groups', {
  ...groups,
  area: 'Admin',
  right: adminCollectives.right('show'),
  does: 'The groups of a group buy of any store whose founder has paid, newest first, with their members.',
})

export const stopCollective = route('PUT /Seller/collectives/{id}/stop', {
  ...stopping,
  area: 'Seller',
  right: 'Seller.collectives.stop',
  does: 'Stops a group buy of the own store for good: nobody opens a further group, open ones go on until their time is up.',
})
export const stopCollectiveAsAdmin = route('PUT /Admin/collectives/{id}/stop', {
  ...stopping,
  area: 'Admin',
  right: 'Admin.collectives.stop',
  does: 'Stops a group buy of any store for good: nobody opens a further group, open ones go on until their time is up.',
})

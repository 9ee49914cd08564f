import * as z from 'zod/mini'
import { activityFilters, activityRow, stopping } from './activities.ts'
import { numberFilter, textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Flag, Id, Instant, LocalizedText, Price } from './shapes.ts'

/** Full reductions: discounts of a store from an amount on (rules §§4, 9). */

/** An amount from 0.01 up to `most` cents. */
const Amount = (most: number) =>
  Price.check(
    z.refine((cents) => cents > 0, 'TOO_SMALL'),
    z.refine((cents) => cents <= most, 'TOO_BIG'),
  )

const form = z.strictObject({
  name: LocalizedText(1, 20),
  /** What is taken off; less than `use_money`. */
  money: Amount(999_999),
  /** What the store's goods of a checkout must cost together. */
  use_money: Amount(99_999_999),
  start_time: Instant,
  /** Exclusive, and after the start. */
  end_time: Instant,
  /** A draft never starts. */
  is_draft: z.optional(Flag),
})
const row = z.object({
  id: Id,
  name: LocalizedText(1, 20),
  money: z.string(),
  use_money: z.string(),
  ...activityRow,
})
export type ReductionRow = z.input<typeof row>
const filters = { name: textFilter('like', 'likeRight'), ...activityFilters }

/**
 * Full reductions of the own store. A running one can only be extended (ACTIVITY_STARTED); one that has ended or was stopped
 * stays as it is (ACTIVITY_MOVE_REFUSED). Only drafts and those that have not started can be deleted.
 */
export const sellerReductions = resource('Seller', 'full_reductions', {
  does: 'Full reductions of the own store',
  sorts: ['end_time', 'start_time'],
  form,
  row,
  filters,
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: false,
})

/** Full reductions of all stores, without drafts. */
export const adminReductions = resource('Admin', 'full_reductions', {
  does: 'Full reductions of all stores',
  sorts: ['end_time', 'start_time'],
  form: z.strictObject({}),
  row: z.extend(row, { store_id: z.number(), store_name: z.string() }),
  filters: { ...filters, store_id: numberFilter() },
  verbs: ['index', 'show'],
})

export const stopReduction = route('PUT /Seller/full_reductions/{id}/stop', {
  ...stopping,
  area: 'Seller',
  right: 'Seller.full_reductions.stop',
  does: 'Stops a full reduction of the own store at once, for good. Orders that were placed keep it.',
})
export const stopReductionAsAdmin = route('PUT /Admin/full_reductions/{id}/stop', {
  ...stopping,
  area: 'Admin',
  right: 'Admin.full_reductions.stop',
  does: 'Stops a full reduction of any store at once, for good. Orders that were placed keep it.',
})

/** A full reduction as shoppers see it. */
export const RunningReduction = z.object({
  id: z.number(),
  name: z.string(),
  money: z.string(),
  use_money: z.string(),
  end_time: DateTime,
})
export type RunningReduction = z.input<typeof RunningReduction>

export const storeReductions = route('GET /store/{id}/full_reductions', {
  area: 'Home',
  right: 'public',
  does: 'The full reductions of a public store that run now, the lowest threshold first.',
  params: z.strictObject({ id: Id }),
  reply: z.array(RunningReduction),
  fails: ['STORE_NOT_FOUND'],
})

import * as z from 'zod/mini'
import { choiceFilter, numberFilter } from './filters.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, OrNull, Percent } from './shapes.ts'

/** Whose goods a commission rate is for, the most specific first (rules §8). */
export const commissionScopes = ['store', 'class', 'global'] as const
export type CommissionScope = (typeof commissionScopes)[number]

/** The most that the platform takes of a sale, in basis points (rules §8). */
export const maxCommissionBp = 9000

/**
 * What the platform takes of sales: of a store, of a class with the classes below it, or, with neither, of everything. The
 * most specific rate wins, and is frozen in an order when it is placed (rules §8).
 */
export const commissionRates = resource('Admin', 'commission_rates', {
  does: 'Commission rates',
  form: z.strictObject({
    /** Of one store; not together with a class. */
    store_id: z.optional(OrNull(Id)),
    /** Of any level. */
    class_id: z.optional(OrNull(Id)),
    /** Percent. */
    rate: Percent(maxCommissionBp, 'COMMISSION_TOO_HIGH'),
  }),
  row: z.object({
    id: Id,
    scope: z.literal(commissionScopes),
    store_id: z.nullable(z.number()),
    class_id: z.nullable(z.number()),
    /** The store's name, or the class with those above it; empty for the rate of everything. */
    name: z.string(),
    /** Percent with two decimals. */
    rate: z.string(),
    updated_at: DateTime,
    created_at: DateTime,
  }),
  filters: { scope: choiceFilter(commissionScopes), class_id: numberFilter(), store_id: numberFilter() },
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: true,
  dicts: ['goods_classes', 'stores', 'goods'],
})

export const lookUpCommission = route('GET /Admin/commission_rates/of_goods/{id}', {
  area: 'Admin',
  right: commissionRates.right('index'),
  does: 'The commission rate of goods if they were sold now, and each rate that could apply, the most specific first.',
  params: z.strictObject({ id: Id }),
  reply: z.object({
    goods_name: z.string(),
    store_name: z.string(),
    /** Percent with two decimals. */
    rate: z.string(),
    candidates: z.array(
      z.object({
        scope: z.literal(commissionScopes),
        /** The store's or class's name; empty for everything. */
        name: z.string(),
        /** Null where no rate is set. */
        rate: z.nullable(z.string()),
        /** The one that applies; none where no rate is set at all. */
        applies: z.boolean(),
      }),
    ),
  }),
  fails: ['GOODS_NOT_FOUND'],
})

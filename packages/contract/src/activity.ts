import * as z from 'zod/mini'
import { adminGoods } from './goods-review.ts'
import { sellerGoods } from './goods-seller.ts'
import { adminOrders, sellerOrders } from './orders-backoffice.ts'
import type { Resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id } from './shapes.ts'
import { adminStores } from './stores-admin.ts'
import { users } from './users.ts'

/** How many entries of a record come at once. */
export const activityPage = 20

const Entry = z.object({
  /** Of the entry in the audit log. */
  id: Id,
  at: DateTime,
  /** Whose back office it was done in. */
  area: z.literal(['Admin', 'Seller']),
  /** The nickname of the account; empty for stores, which do not learn who of the platform it was. */
  who: z.string(),
  action_name: z.string(),
  /** It takes an earlier change back. */
  is_undo: z.boolean(),
  /** What changed; an absent field did not exist before or after. Stores get that of their own changes. */
  before: z.unknown(),
  after: z.unknown(),
})

/** What was done to a record in the back offices, from the audit log: it comes with the record itself. */
const activityOf = <R extends Resource>({ area, path, right }: R, what: string) =>
  route(`GET ${path}/{id}/activity` as `GET ${R['path']}/{id}/activity`, {
    area: area as R['area'],
    right: right('show'),
    does: `What was done to ${what} in the back offices, the newest first, ${activityPage} at a time.`,
    params: z.strictObject({ id: Id }),
    /** The last entry that is known already. */
    query: z.strictObject({ before: z.optional(Id) }),
    reply: z.object({ data: z.array(Entry), has_more: z.boolean() }),
    fails: ['NOT_FOUND'],
  })

export const adminOrderActivity = activityOf(adminOrders, 'an order and its refunds')
export const sellerOrderActivity = activityOf(sellerOrders, 'an order and its refunds')
export const adminGoodsActivity = activityOf(adminGoods, 'goods')
export const sellerGoodsActivity = activityOf(sellerGoods, 'goods')
export const storeActivity = activityOf(adminStores, 'a store')
export const userActivity = activityOf(users, 'a user')

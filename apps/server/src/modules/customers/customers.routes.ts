import { customerPurchases, customers as resource, userPurchases } from '@fangshi/contract/customers'
import type { Condition } from '@fangshi/contract/filters'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { and, sql, type SQL } from 'drizzle-orm'
import { fail } from '../../kernel/fail.ts'
import { on, type MountedRoute } from '../../kernel/http/on.ts'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import { nameFilter } from '../../kernel/resource/name-search.ts'
import { ownStore } from '../../kernel/resource/own-store.ts'
import type { FilterContext } from '../../kernel/resource/search-plan.ts'
import { serve } from '../../kernel/resource/serve.ts'
import type { Row, ShowContext } from '../../kernel/resource/spec.ts'
import { userSearch } from '../accounts/schema.ts'
import { orders } from '../orders/schema.ts'
import { isUser, namesOf, recentOf, sumsOf, userOf } from './customers.db.ts'
import { customers } from './schema.ts'

/** By the tokens of nicknames, in the narrow table that searches of users read. */
function called(condition: Condition): SQL {
  const { where, indexed, isExact } = nameFilter(userSearch.nickname)(condition)
  const found = isExact ? indexed : and(indexed, where)
  return sql`${customers.user_id} in (select ${userSearch.id} from ${userSearch} where ${and(userSearch.has_ordered, found)})`
}
const ofOrder = (condition: Condition, { who }: FilterContext): SQL =>
  sql`${customers.user_id} in (select ${orders.user_id} from ${orders} where ${and(
    sql`${orders.store_id} = ${ownStore(who).store_id}`,
    conditionSql(orders.order_no, condition),
  )})`
/** Within those that have any, of which there is an index. */
const tagged = (condition: Condition): SQL | undefined =>
  and(sql`${customers.tags} <> ''`, conditionSql(customers.tags, condition))

async function showCustomers(rows: readonly Row<typeof customers>[], { db }: ShowContext) {
  const users = await namesOf(
    db,
    rows.map(({ user_id }) => user_id),
  )
  const byId = new Map(users.map((user) => [user.id, user]))
  return rows.map(({ user_id, paid_cents, refunded_cents, net_cents }) => ({
    nickname: byId.get(user_id)?.nickname ?? '',
    avatar: byId.get(user_id)?.avatar ?? '',
    paid: formatMoney(paid_cents),
    refunded: formatMoney(refunded_cents),
    net: formatMoney(net_cents),
  }))
}

/** Recent orders and requests as they travel. */
const showRecent = ({ orders: placed, refunds }: Awaited<ReturnType<typeof recentOf>>, locale: Locale) => ({
  orders: placed.map(({ store_name, total_cents, created_at, ...order }) => ({
    ...order,
    store_name: localText(store_name, locale),
    total_price: formatMoney(total_cents),
    created_at: formatDateTime(created_at),
  })),
  refunds: refunds.map(({ cents, created_at, ...refund }) => ({
    ...refund,
    money: formatMoney(cents),
    created_at: formatDateTime(created_at),
  })),
})

/** Customers of a store, and what users have bought for the platform. */
export const customerRoutes: MountedRoute[] = [
  ...serve(resource, {
    table: customers,
    label: 'tags',
    own: ownStore,
    order: ['-last_paid_at', '-id'],
    filters: { nickname: called, order_no: ofOrder, tags: tagged },
    show: showCustomers,
  }),
  on(customerPurchases, async ({ ctx: { db }, who, params, locale, press }) => {
    await press('/Seller/customers', 'view', 'edit')
    const userId = (await userOf(db, params.id, who.store_id)) ?? fail('NOT_FOUND')
    return showRecent(await recentOf(db, userId, who.store_id), locale)
  }),
  on(userPurchases, async ({ ctx: { db }, params: { id }, locale, press }) => {
    await press('/Admin/users', 'view', 'edit')
    if (!(await isUser(db, id))) fail('NOT_FOUND')
    const [recent, { orders: paid_orders, stores, paid_cents, refunded_cents, last_paid_at }] = await Promise.all([
      recentOf(db, id, null),
      sumsOf(db, id),
    ])
    return {
      ...showRecent(recent, locale),
      paid_orders,
      stores,
      paid: formatMoney(paid_cents),
      refunded: formatMoney(refunded_cents),
      last_paid_at: last_paid_at && formatDateTime(last_paid_at),
    }
  }),
]

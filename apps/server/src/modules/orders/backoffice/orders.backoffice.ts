import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Condition } from '@fangshi/contract/filters'
import { adminOrders, sellerOrders, waitingOrders } from '@fangshi/contract/orders-backoffice'
import { failFields } from '../../../kernel/fail.ts'
import { conditionSql, prefixFilter } from '../../../kernel/resource/conditions.ts'
import { nameFilter } from '../../../kernel/resource/name-search.ts'
import { namedIds } from '../../../kernel/resource/named-ids.ts'
import { ownStore } from '../../../kernel/resource/own-store.ts'
import { serve, type ResourceSpec } from '../../../kernel/resource/serve.ts'
import type { FilterContext, FilterSql } from '../../../kernel/resource/search-plan.ts'
import { userSearch } from '../../accounts/schema.ts'
import { goods } from '../../catalog/schema.ts'
import { stores } from '../../stores/schema.ts'
import { showBackofficeDetail, showBackofficeRows } from './backoffice.show.ts'
import { orderLines, orders } from '../schema.ts'
import { hoursIn } from './week-hour.ts'

/** Finds buyers by the tokens of their nicknames, in the narrow table that user searches read. */
function ofBuyer(condition: Condition): SQL {
  const { where, indexed, isExact } = nameFilter(userSearch.nickname)(condition)
  const found = isExact ? indexed : and(indexed, where)
  return sql`${orders.user_id} in (select ${userSearch.id} from ${userSearch} where ${and(userSearch.has_ordered, found)})`
}

/** Orders with goods that are called so; the lines have an index for each way. */
async function withGoods(condition: Condition, { db, who }: FilterContext): Promise<FilterSql> {
  const ownOf = (store: PgColumn): SQL | undefined => (who.area === 'Seller' ? eq(store, who.store_id) : undefined)
  const isCalled = and(ownOf(goods.store_id), conditionSql(goods.name, condition))
  const called = sql`select ${goods.id} from ${goods} where ${isCalled}`
  const { ids, isNamed } = await namedIds(db, called)
  const hasThem = sql`${orderLines.goods_id} = ${ids}`
  const where = inArray(orders.id, sql`(${linesOf(hasThem)})`)
  if (!isNamed) return { where }
  // The offset keeps the planner from probing the lines once per order.
  const atOnce = (isSo: SQL | undefined): SQL => sql`(${linesOf(isSo)} offset 0)`
  // The database guarantees that a line belongs to its order's store; repeating that condition above would distort the row estimate.
  const own = atOnce(and(hasThem, ownOf(orderLines.store_id)))
  const idsOnly = sql`select distinct on (order_id) order_id as id from ${own} as lines order by order_id desc`
  return { where, indexed: inArray(orders.id, atOnce(hasThem)), isExact: true, idsOnly }
}

const linesOf = (isSo: SQL | undefined): SQL => sql`select ${orderLines.order_id} from ${orderLines} where ${isSo}`

async function ofStore(condition: Condition, { db }: FilterContext): Promise<SQL> {
  const called = sql`select ${stores.id} from ${stores} where ${conditionSql(stores.store_name, condition)}`
  return sql`${orders.store_id} = ${(await namedIds(db, called)).ids}`
}

/** Paid in an hour of the week: the same hour of each week of the days, each a range of the index that finds days. */
function paidInHour({ values: [hour] }: Condition, { conditions }: FilterContext): SQL | undefined {
  const hours = hoursIn(String(hour), conditions.paid_at) ?? failFields({ paid_hour: 'DAYS_INVALID' }, 'DAYS_INVALID')
  const ranges = hours.map(({ from, until }) => and(gte(orders.paid_at, from), lt(orders.paid_at, until)))
  return ranges.length ? or(...ranges) : sql`false`
}

const orderLists = (actor: 'seller' | 'admin'): ResourceSpec<typeof orders> => ({
  table: orders,
  label: 'order_no',
  filters: {
    order_no: prefixFilter(orders.order_no),
    order_name: withGoods,
    nickname: ofBuyer,
    order_status: orders.shown_status,
    store_name: ofStore,
    paid_hour: paidInHour,
  },
  spans: ['created_at', 'paid_at'],
  show: (rows, context) => showBackofficeRows(rows, context, actor),
  showOne: showBackofficeDetail,
})
const ofOwnStore: ResourceSpec<typeof orders> = {
  ...orderLists('seller'),
  own: ownStore,
}

/** The lists of orders and their single views. */
export const ordersBackoffice = [
  ...serve(sellerOrders, ofOwnStore),
  ...serve(waitingOrders, { ...ofOwnStore, only: () => sql`${orders.shown_status} = 'waiting_delivery'` }),
  ...serve(adminOrders, orderLists('admin')),
]

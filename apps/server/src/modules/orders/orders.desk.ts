import { and, sql, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import { adminOrders, sellerOrders, waitingOrders } from '@fangshi/contract/orders-desk'
import { conditionSql, prefixFilter } from '../../kernel/resource/conditions.ts'
import { nameFilter } from '../../kernel/resource/name-search.ts'
import { serve } from '../../kernel/resource/serve.ts'
import type { Service } from '../../kernel/resource/service.ts'
import { userSearch } from '../accounts/schema.ts'
import { goods } from '../catalog/schema.ts'
import { stores } from '../stores/schema.ts'
import { showDeskDetail, showDeskRows } from './desk.show.ts'
import { orderLines, orders } from './schema.ts'

/** Buyers are found by the tokens of their nicknames, in the narrow copy of what users are searched by. */
function ofBuyer(condition: Condition): SQL {
  const { where, narrow, isSame } = nameFilter(userSearch.nickname)(condition)
  const found = isSame ? narrow : and(narrow, where)
  return sql`${orders.user_id} in (select ${userSearch.id} from ${userSearch} where ${found ?? true})`
}

/**
 * Orders with goods that are called so. The statistics on the goods' names (migration 0019) tell the planner whether to
 * begin with the goods or to walk through the orders; each has its index on the lines. A store walks through its own lines
 * alone; said of all stores it would only spoil the guess.
 */
const withGoods =
  (actor: 'seller' | 'admin') =>
  (condition: Condition): SQL =>
    sql`exists (select from ${orderLines} join ${goods} on ${goods.id} = ${orderLines.goods_id}
      where ${orderLines.order_id} = ${orders.id} and ${conditionSql(goods.name, condition)}
        ${actor === 'seller' ? sql`and ${orderLines.store_id} = ${orders.store_id}` : sql``})`

const ofStore = (condition: Condition): SQL =>
  sql`${orders.store_id} in (select ${stores.id} from ${stores} where ${conditionSql(stores.store_name, condition)})`

const desk = (actor: 'seller' | 'admin'): Service<typeof orders> => ({
  table: orders,
  label: 'order_no',
  filters: {
    order_no: prefixFilter(orders.order_no),
    order_name: withGoods(actor),
    nickname: ofBuyer,
    order_status: orders.status,
    store_name: ofStore,
  },
  show: (rows, reading) => showDeskRows(rows, reading, actor),
  showOne: showDeskDetail,
})
const ofOwnStore: Service<typeof orders> = {
  ...desk('seller'),
  own: (who) => ({ store_id: who.area === 'Seller' ? who.store_id : 0 }),
}

/** The lists of orders and their single views. */
export const ordersDesk = [
  ...serve(sellerOrders, ofOwnStore),
  ...serve(waitingOrders, { ...ofOwnStore, only: () => sql`${orders.status} = 'waiting_delivery'` }),
  ...serve(adminOrders, desk('admin')),
]

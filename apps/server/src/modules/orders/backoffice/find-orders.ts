import { formatMoney, toCents } from '@fangshi/contract/money'
import { adminOrders, sellerOrders } from '@fangshi/contract/orders-backoffice'
import { statement } from '../../../kernel/db/db.ts'
import { maxFound, type Finder } from '../../../kernel/finder.ts'

const byNumber = statement(
  'orders.find',
  `select id, order_no, total_cents from orders
    where order_no like $1 and ($2::bigint is null or store_id = $2) order by id desc limit ${maxFound}`,
)
interface OrderRow {
  id: number
  order_no: string
  total_cents: number
}
/** Numbers begin with the day; fewer digits fit nearly all orders. */
const numberPattern = /^\d{6,25}$/

const find: Finder['find'] = async (db, who, text) => {
  if (!numberPattern.test(text)) return []
  const rows = await db.rows<OrderRow>(byNumber, [`${text}%`, who.area === 'Seller' ? who.store_id : null])
  return rows.map(({ id, order_no, total_cents }) => ({
    id,
    name: order_no,
    note: `¥${formatMoney(toCents(total_cents))}`,
    filter: { name: 'order_no', value: order_no },
  }))
}

/** Orders by the beginning of their number. */
export const orderFinders: readonly Finder[] = [adminOrders, sellerOrders].map((list) => ({
  kind: 'order',
  list,
  find,
}))

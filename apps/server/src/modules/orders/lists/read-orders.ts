import { formatMoney } from '@fangshi/contract/money'
import type { groupOrders, listOrders, OrderRow as WireRow, userDefault } from '@fangshi/contract/orders'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { showPage } from '../../../kernel/resource/list-page.ts'
import { userRow } from '../../accounts/public.ts'
import { placesIn } from '../../geo/public.ts'
import { balancesOf, spendable } from '../../ledger/public.ts'
import type { Step } from '../../pricing/public.ts'
import {
  countByStatus,
  countOrders,
  historyOf,
  linesByOrder,
  ordersOfGroup,
  ordersPage,
  ownOrderDetail,
  type OrderRow,
} from './list.db.ts'
import { showDetailedGoods } from './detailed-goods.show.ts'
import { discountsOf } from './line-discounts.db.ts'
import { timeFromStore } from '../arrival/delivery-times.db.ts'
import { ownGroup } from '../life/moves.db.ts'
import { filterOf, tabCounts, type OrderListQuery } from './order-filter.ts'
import { showDetail, showRow, type Reader } from './orders.show.ts'
import { tracedParcels } from '../parcels/traced-parcels.ts'

async function showRows(db: Db, rows: readonly OrderRow[], reading: Reader): Promise<WireRow[]> {
  const ids = rows.map(({ id }) => id)
  const lines = await linesByOrder(db, ids)
  return rows.map((row) => showRow(row, lines.get(row.id) ?? [], reading))
}

/** A page of the shopper's orders with the number of orders under each tab. */
export async function listOwnOrders(
  { db }: Context,
  userId: number,
  {
    page = 1,
    per_page = 30,
    ...filters
  }: OrderListQuery & { page?: number | undefined; per_page?: number | undefined },
  reading: Reader,
): Promise<Reply<typeof listOrders>> {
  const filter = filterOf(filters)
  const [rows, total, counts] = await Promise.all([
    ordersPage(db, userId, filter, per_page, (page - 1) * per_page),
    countOrders(db, userId, filter),
    countByStatus(db, userId),
  ])
  return {
    ...showPage({ total, page, per_page }, await showRows(db, rows, reading)),
    tabs: tabCounts(counts),
  }
}

/** The counters and the latest five orders for the start page of the user centre. */
export async function readUserDefault(
  { db }: Context,
  userId: number,
  reading: Reader,
): Promise<Reply<typeof userDefault>> {
  const [rows, counts] = await Promise.all([ordersPage(db, userId, filterOf({}), 5, 0), countByStatus(db, userId)])
  const { all: _, ...count } = tabCounts(counts)
  return { count, orders: await showRows(db, rows, reading) }
}

/** One of the shopper's orders; inside a transaction it includes that transaction's changes. Throws ORDER_NOT_FOUND. */
export async function readOrder(db: Db, userId: number, id: number, reading: Reader) {
  const row = (await ownOrderDetail(db, userId, id)) ?? fail('ORDER_NOT_FOUND')
  const lines = (await linesByOrder(db, [id])).get(id) ?? []
  const { parcels, tracks } = await tracedParcels(db, id, reading.locale)
  const place = await placesIn(db, [row.receive_area], reading.locale)
  const shown = { ...row, receive_area: place(row.receive_area) }
  const time = await timeFromStore(db, row.store_id, row.receive_province)
  const order_goods = showDetailedGoods(lines, await discountsOf(db, id), row.steps as Step[], reading.locale)
  return showDetail(shown, { lines, order_goods, parcels, tracks, history: await historyOf(db, id), time }, reading)
}

/** One of the shopper's groups for the cashier. Throws ORDER_NOT_FOUND. */
export async function readGroup(
  { db }: Context,
  userId: number,
  groupNo: string,
  reading: Reader,
): Promise<Reply<typeof groupOrders>> {
  const group = (await ownGroup(db, userId, groupNo)) ?? fail('ORDER_NOT_FOUND')
  const [rows, balances, user] = await Promise.all([
    ordersOfGroup(db, group.id),
    balancesOf(db, userId),
    userRow(db, userId),
  ])
  return {
    group_no: group.group_no,
    status: group.status,
    total_price: formatMoney(group.total_cents),
    pay_before: group.status === 'open' ? formatDateTime(group.pay_before) : null,
    now: formatDateTime(reading.now),
    money: formatMoney(spendable(balances)),
    has_pay_password: user?.has_pay_password ?? false,
    orders: await showRows(db, rows, reading),
  }
}

/** Whether one of the shopper's groups is paid. Throws ORDER_NOT_FOUND. */
export async function checkGroup({ db }: Context, userId: number, groupNo: string) {
  const { status } = (await ownGroup(db, userId, groupNo)) ?? fail('ORDER_NOT_FOUND')
  return { paid: status === 'paid', status }
}

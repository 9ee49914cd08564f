import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { sumCents } from '@fangshi/contract/money'
import type { Context } from '../context.ts'
import type { Tx } from '../kernel/db/db.ts'
import type { SaleLine } from '../modules/catalog/public.ts'
import { getSettings } from '../modules/settings/public.ts'
import { of } from './insert.ts'
import { loadAdverts, loadAppVersions } from './load-adverts.ts'
import { loadCarts } from './load-carts.ts'
import { loadContacts, loadTexts } from './load-content.ts'
import { loadEditor } from './load-editor.ts'
import { loadStaff } from './load-staff.ts'
import { loadFavorites } from './load-favorites.ts'
import { loadGoodsReviews } from './load-goods-reviews.ts'
import { loadGoods } from './load-goods.ts'
import { createGroupNumbers, loadBills, loadGroups, type Group } from './load-groups.ts'
import { loadMoney } from './load-money.ts'
import { loadOrders } from './load-orders.ts'
import { loadDocuments } from './load-documents.ts'
import { loadAddresses, loadPeople, type Receiver } from './load-people.ts'
import { loadStock } from './load-stock.ts'
import { loadFreight, loadStores, type LoadedStore } from './load-stores.ts'
import { loadTaxonomy } from './load-taxonomy.ts'
import { groupsOf, priceOrders } from './price-orders.ts'
import type { Progress } from './progress.ts'

interface Loaded {
  userIds: Map<string, number>
  stores: Map<string, LoadedStore>
  receivers: Map<string, Receiver>
  saleLine: Map<string, SaleLine>
}

/** Writes the whole plan, in the caller's transaction, into a database that has areas and express companies only. */
export async function load(tx: Tx, ctx: Context, plan: DemoPlan, begin: Progress): Promise<void> {
  begin('people')
  const userIds = await loadPeople(tx, plan)
  const receivers = await loadAddresses(tx, plan, userIds)
  await loadEditor(tx)
  begin('catalogue')
  const taxonomy = await loadTaxonomy(tx)
  const stores = await loadStores(tx, plan, userIds, taxonomy)
  await loadStaff(tx, stores)
  await loadDocuments(tx, ctx, plan, { stores, taxonomy })
  const freight = await loadFreight(tx, plan, stores)
  await loadContacts(tx, plan)
  await loadTexts(tx, plan)
  await loadAdverts(tx, plan, { taxonomy, stores })
  await loadAppVersions(tx, plan)
  begin('goods')
  const saleLine = await loadGoods(tx, plan, { taxonomy, stores, freight })
  await loadGoodsReviews(tx, plan, stores)
  await loadCarts(tx, plan, userIds, saleLine)
  await loadFavorites(tx, plan, { userIds, stores, saleLine })
  await loadHistory(tx, plan, { userIds, stores, receivers, saleLine }, begin)
}

async function loadHistory(tx: Tx, plan: DemoPlan, loaded: Loaded, begin: Progress): Promise<void> {
  begin('orders')
  const waits = await getSettings(tx, 'task')
  const priced = await priceOrders(tx, plan, loaded)
  const numberOf = createGroupNumbers()
  const groups = [...groupsOf(plan)].map(([key, orders]): Group => {
    const [first] = orders as [(typeof orders)[number]]
    return {
      key,
      group_no: numberOf(first.placed_at),
      user_id: of(loaded.userIds, first.user),
      total_cents: sumCents(orders.map((order) => of(priced, order.key).total_cents)),
      orders,
    }
  })
  const groupIds = await loadGroups(tx, groups, waits)
  const orderIds = await loadOrders(tx, { ...loaded, groups, groupIds, priced, waits, now: plan.now })
  const billIds = await loadBills(tx, groups, groupIds)
  await loadStock(tx, plan, orderIds, loaded.saleLine)
  begin('money')
  const paid = groups.flatMap(({ key, orders, ...group }) => {
    const paid_at = orders[0]?.paid_at
    const of_orders = orders.map((o) => ({ id: of(orderIds, o.key), total_cents: of(priced, o.key).total_cents }))
    return paid_at ? [{ ...group, paid_at, bill_id: of(billIds, key), orders: of_orders }] : []
  })
  await loadMoney(tx, plan, loaded.userIds, paid)
}

import type { DemoPlan, PlannedOrder } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import type { SaleLine } from '../modules/catalog/public.ts'
import { templatesOf } from '../modules/freight/public.ts'
import { quote, type PricedStore, type QuoteLine } from '../modules/pricing/public.ts'
import { of } from './insert.ts'
import type { Receiver } from './load-people.ts'
import type { LoadedStore } from './load-stores.ts'

export interface Pricing {
  stores: ReadonlyMap<string, LoadedStore>
  receivers: ReadonlyMap<string, Receiver>
  saleLine: ReadonlyMap<string, SaleLine>
}

const quoteLine = (line: SaleLine, quantity: number): QuoteLine => ({
  cart_id: 0,
  goods_id: line.goods_id,
  sku_id: line.sku_id,
  store_id: line.store_id,
  goods_name: line.goods_name,
  sku_name: line.sku_name,
  goods_image: line.image,
  price_cents: line.price_cents,
  price_was_cents: null,
  buy_num: quantity,
  stock: quantity, // it was there when it was bought
  weight_g: line.weight_g,
  freight_choice: line.freight_choice,
  freight_id: line.freight_id,
  saleable: true,
})

/** The checkouts of the plan, in their order: the orders that were placed and paid together, by group. */
export const groupsOf = (plan: DemoPlan): Map<string, PlannedOrder[]> => Map.groupBy(plan.orders, ({ group }) => group)

/** What each order cost: the real quote of its checkout (rules §4), by order key. */
export async function priceOrders(
  tx: Tx,
  plan: DemoPlan,
  { stores, receivers, saleLine }: Pricing,
): Promise<Map<string, PricedStore>> {
  const templates = await templatesOf(
    tx,
    [...stores.values()].map(({ id }) => id),
  )
  const priced = new Map<string, PricedStore>()
  for (const orders of groupsOf(plan).values()) {
    const [{ address }] = orders as [PlannedOrder]
    const checkout = quote({
      lines: orders.flatMap((order) => order.lines.map(({ sku, quantity }) => quoteLine(of(saleLine, sku), quantity))),
      stores: orders.map(({ store }) => of(stores, store)),
      templates,
      province_code: of(receivers, address).province_code,
    })
    orders.forEach(({ key }, index) => priced.set(key, checkout.stores[index] as PricedStore))
  }
  return priced
}

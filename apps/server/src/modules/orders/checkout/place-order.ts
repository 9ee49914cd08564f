import type { Locale } from '@fangshi/contract/locale'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { addressFor, type AddressRow } from '../../accounts/public.ts'
import { reserve } from '../../catalog/public.ts'
import { openBill, settleFreeBill } from '../../payments/public.ts'
import { showQuote, type PricedQuote } from '../../pricing/public.ts'
import { getSettings } from '../../settings/public.ts'
import { insertNumbered, type NumberedGroup } from './insert-numbered.ts'
import { groupDigits, orderNumber } from './order-number.ts'
import { payBefore } from '../life/order.ts'
import type { NewGroup, NewOrder, PlacedOrder } from './place.db.ts'
import { priceCheckout } from './price-checkout.ts'
import { refuseWhileClosed } from '../life/site-closed.ts'
import { takeCheckoutLines } from './checkout-lines.ts'

export interface PlaceOrderInput {
  params: string
  address_id: number
  /** The total that the shopper confirmed, in cents. */
  total_price: number
  remarks?: readonly { store_id: number; remark: string }[] | undefined
  /** The language of the quote that a refusal shows. */
  locale: Locale
}

export interface PlacedGroup extends NumberedGroup {
  total_cents: number
  /** A group with a total of zero is paid at once (rules §4). */
  paid: boolean
}

/**
 * Places one order per store in one group, all in the caller's transaction (rules §5): takes the cart lines,
 * recalculates their prices, inserts the orders, reserves the stock and opens the bill. Throws NOT_FOUND,
 * ADDRESS_NOT_FOUND, GOODS_NOT_FOUND, GOODS_OFF_SHELF, OWN_STORE, PRICE_CHANGED (with the new quote), STOCK_SHORT,
 * SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY.
 */
export async function placeOrder(tx: Tx, ctx: Context, who: Shopper, input: PlaceOrderInput): Promise<PlacedGroup> {
  await refuseWhileClosed(tx, ctx)
  const lines = await takeCheckoutLines(tx, who.user_id, input.params)
  const address = (await addressFor(tx, who.user_id, input.address_id)) ?? fail('ADDRESS_NOT_FOUND')
  const priced = await priceCheckout(tx, who, lines, address.province_code)
  refuseOffShelf(priced)
  const { total_cents } = priced
  if (total_cents !== input.total_price) fail('PRICE_CHANGED', { quote: showQuote(priced, address.id, input.locale) })
  const at = ctx.now()
  const pay_before = payBefore(at, await getSettings(ctx.db, 'task', tx))
  const receive = receiverOf(address)
  const placed = await insertNumbered(
    tx,
    { user_id: who.user_id, total_cents, pay_before, at, receive },
    (number) => ordersOf(priced, number, input.remarks ?? []),
    () => ctx.randomDigits(groupDigits),
  )
  await reserve(tx, reservationOf(priced, placed.orders), at)
  const bill = { kind: 'order_group', ref_id: placed.id } as const
  await openBill(tx, { ...bill, user_id: who.user_id, amount_cents: total_cents, subject: placed.group_no, at })
  const paid = total_cents === 0
  if (paid) await settleFreeBill(tx, ctx, bill.kind, bill.ref_id)
  return { ...placed, total_cents, paid }
}

function refuseOffShelf(priced: PricedQuote): void {
  const gone = priced.stores.flatMap((store) => store.lines.filter(({ problem }) => problem === 'off_shelf'))
  if (gone.length) fail('GOODS_OFF_SHELF', { sku_ids: gone.map(({ sku_id }) => sku_id) })
}

const receiverOf = (address: AddressRow): NewGroup['receive'] => ({
  name: address.receive_name,
  tel: address.receive_tel,
  province: address.province_code,
  area: address.area_info,
  address: address.address,
})

function ordersOf(priced: PricedQuote, groupNo: string, remarks: NonNullable<PlaceOrderInput['remarks']>): NewOrder[] {
  const remarkFor = new Map(remarks.map(({ store_id, remark }) => [store_id, remark]))
  return priced.stores.map((store, position) => ({
    ...store,
    order_no: orderNumber(groupNo, position),
    remark: remarkFor.get(store.store_id) ?? '',
  }))
}

function reservationOf(priced: PricedQuote, orders: readonly PlacedOrder[]) {
  const orderOf = new Map(orders.map(({ store_id, id }) => [store_id, id]))
  return priced.stores.flatMap(({ store_id, lines }) =>
    lines.map(({ sku_id, buy_num }) => ({ sku_id, n: buy_num, order_id: orderOf.get(store_id) as number })),
  )
}

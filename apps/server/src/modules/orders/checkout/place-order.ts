import type { Locale } from '@fangshi/contract/locale'
import { sumCents } from '@fangshi/contract/money'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import type { AddressRow } from '../../accounts/public.ts'
import { failShort, poolsLeft } from '../../catalog/public.ts'
import { groupForOrder, lockChosenGroup, takeSeat, type ChosenGroup } from '../../collectives/public.ts'
import { settleFreeBill } from '../../payments/public.ts'
import type { LineProblem, PricedLine, PricedQuote } from '../../pricing/public.ts'
import { getSettings } from '../../settings/public.ts'
import type { Checkout } from './checkout.db.ts'
import { insertNumbered, type NumberedGroup } from './insert-numbered.ts'
import { groupDigits, orderNumber } from './order-number.ts'
import { payBefore } from '../life/order.ts'
import { linesDigest } from './lines-digest.ts'
import type { NewGroup, NewOrder } from './place.db.ts'
import { priceCheckout, type CheckoutChoice } from './price-checkout.ts'
import { refuseWhileClosed } from '../life/site-closed.ts'
import { takeCheckout } from './read-checkout.ts'
import { showCheckout } from './show-checkout.ts'

export interface PlaceOrderInput extends CheckoutChoice {
  params: string
  address_id: number
  /** The total that the shopper confirmed, in cents. */
  total_price: number
  /** Places although an unpaid group of the last ten minutes has the same lines. */
  again?: boolean | undefined
  remarks?: readonly { store_id: number; remark: string }[] | undefined
  /** The language of the quote that a refusal shows. */
  locale: Locale
}

export interface PlacedGroup extends Omit<NumberedGroup, 'short' | 'short_pools' | 'over_limit' | 'lost'> {
  total_cents: number
  /** A group with a total of zero is paid at once (rules §4). */
  paid: boolean
}

/**
 * Places one order per store in one group, all in the caller's transaction (rules §5): takes the cart lines,
 * recalculates their prices, inserts the orders, reserves the stock, uses the coupons and opens the bill. Throws NOT_FOUND, ORDER_REPEATED
 * (with the group that has the lines), ADDRESS_NOT_FOUND, GOODS_NOT_FOUND, GOODS_OFF_SHELF, OWN_STORE, PRICE_CHANGED (with the new quote), STOCK_SHORT, SECKILL_SOLD_OUT, SECKILL_LIMIT,
 * SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY, COLLECTIVE_LIMIT and what `chooseGroup` throws.
 */
export async function placeOrder(tx: Tx, ctx: Context, who: Shopper, input: PlaceOrderInput): Promise<PlacedGroup> {
  await refuseWhileClosed(tx, ctx)
  const at = ctx.now()
  const checkout = await takeCheckout(tx, { user_id: who.user_id, address_id: input.address_id, at }, input.params)
  const address = checkout.address ?? fail('ADDRESS_NOT_FOUND')
  const { user_id } = who
  const chosen = input.collective ? await lockChosenGroup(tx, input.collective, { user_id, at }) : null
  const choice = { ...input, chosen }
  const priced = priceCheckout(who, checkout, choice)
  refuseProblems(priced)
  const { total_cents } = priced
  const { per_yuan: points_rate } = await getSettings(ctx.db, 'points', tx)
  const refuseWith = (quote: PricedQuote): never =>
    fail('PRICE_CHANGED', { quote: showCheckout(quote, { address_id: address.id, points_rate, chosen }, input.locale) })
  if (total_cents !== input.total_price) refuseWith(priced)
  const inActivity = priced.stores.some((store) => store.lines.some(({ activity }) => activity))
  const latest = payBefore(at, await getSettings(ctx.db, 'task', tx), inActivity)
  const pay_before = chosen ? beforeEnd(latest, chosen) : latest
  const collective_group_id = chosen && (await groupForOrder(tx, ctx, chosen, at))
  const { lines } = checkout
  const group = {
    user_id,
    total_cents,
    pay_before,
    at,
    receive: receiverOf(address),
    cart_ids: lines.flatMap(({ cart_id }) => (cart_id ? [cart_id] : [])),
    lines_digest: linesDigest(lines, input.collective),
    collective_group_id,
    again: input.again === true,
    points_rate,
  }
  await tx.allHaveRead()
  const placed = await insertNumbered(
    tx,
    group,
    (number) => ordersOf(priced, number, input.remarks ?? []),
    () => ctx.randomDigits(groupDigits),
  )
  if (placed.lost.length) refuseWith(priceCheckout(who, withoutCoupons(checkout, placed.lost), choice))
  if (placed.short_pools.length) await failSoldOut(tx, priced, placed.short_pools)
  if (placed.over_limit.length) fail('SECKILL_LIMIT')
  if (placed.short.length) await failShort(tx, placed.short)
  const [order] = placed.orders
  if (chosen && collective_group_id && order) {
    const pieces = lines.reduce((sum, { buy_num }) => sum + buy_num, 0)
    const of = { user_id, order_group_id: placed.id, order_id: order.id, pieces, held_until: pay_before, at }
    await takeSeat(tx, { group_id: collective_group_id, chosen }, of)
  }
  const paid = total_cents === 0
  if (paid) await settleFreeBill(tx, ctx, 'order_group', placed.id)
  return { id: placed.id, group_no: placed.group_no, orders: placed.orders, total_cents, paid }
}

/** A seat is not kept beyond the time of its group. */
const beforeEnd = (latest: Date, { group }: ChosenGroup): Date =>
  group?.expires_at && group.expires_at < latest ? group.expires_at : latest

/** A checkout whose shopper used coupons in another order meanwhile. */
const withoutCoupons = (checkout: Checkout, lost: readonly number[]): Checkout => ({
  ...checkout,
  coupons: checkout.coupons.filter(({ id }) => !lost.includes(id)),
})

/** Short stock is refused by the statement that places the order. */
function refuseProblems(priced: PricedQuote): void {
  const lines = priced.stores.flatMap((store) => store.lines)
  const refuse = (
    problem: LineProblem,
    key: 'GOODS_OFF_SHELF' | 'SECKILL_SOLD_OUT' | 'SECKILL_LIMIT' | 'COLLECTIVE_LIMIT',
  ) => {
    const sku_ids = lines.filter((line) => line.problem === problem).map(({ sku_id }) => sku_id)
    if (sku_ids.length) fail(key, { sku_ids })
  }
  refuse('off_shelf', 'GOODS_OFF_SHELF')
  refuse('seckill_sold_out', 'SECKILL_SOLD_OUT')
  refuse('seckill_limit', 'SECKILL_LIMIT')
  refuse('collective_limit', 'COLLECTIVE_LIMIT')
}

/** Throws STOCK_SHORT where an activity has fewer pieces left than are ordered, SECKILL_SOLD_OUT where it has none. */
async function failSoldOut(tx: Tx, priced: PricedQuote, sku_ids: readonly number[]): Promise<never> {
  const pools = priced.stores.flatMap((store) => store.lines.flatMap(({ activity }) => activity?.pool_id ?? []))
  const [first] = await poolsLeft(tx, pools, sku_ids)
  return first && first.stock > 0 ? fail('STOCK_SHORT', { ...first, sku_ids }) : fail('SECKILL_SOLD_OUT', { sku_ids })
}

const receiverOf = (address: AddressRow): NewGroup['receive'] => ({
  name: address.receive_name,
  tel: address.receive_tel,
  province: address.province_code,
  area: address.area_info,
  address: address.address,
})

/** What of a line's discounts the platform pays. */
const subsidyOf = ({ discounts }: PricedLine): number =>
  sumCents(discounts.map(({ funder, amount_cents }) => (funder === 'platform' ? amount_cents : 0)))

function ordersOf(priced: PricedQuote, groupNo: string, remarks: NonNullable<PlaceOrderInput['remarks']>): NewOrder[] {
  const remarkFor = new Map(remarks.map(({ store_id, remark }) => [store_id, remark]))
  return priced.stores.map(({ offers: _, ...store }, position) => ({
    ...store,
    lines: store.lines.map((line) => ({ ...line, subsidy_cents: subsidyOf(line) })),
    subsidy_cents: sumCents(store.lines.map(subsidyOf)),
    order_no: orderNumber(groupNo, position),
    remark: remarkFor.get(store.store_id) ?? '',
  }))
}

import { getOrder } from '@fangshi/contract/orders'
import { moveRefund, requestRefund, type ShopperRefundDetail } from '@fangshi/contract/refunds'
import type { RefundKind, ShopperRefundAction } from '@fangshi/contract/refund-states'
import { newKey, type TestApp } from './app.ts'
import {
  loginSeller,
  makeAddress,
  makeExpress,
  makeGoods,
  makeShopper,
  makeStore,
  ownerOf,
  type MadeShopper,
  type MadeStore,
} from './factories.ts'
import { mintAdmin } from './accounts.ts'
import { inTx } from '../src/kernel/db/tx.ts'
import { addToCart } from '../src/modules/cart/public.ts'
import { moveOwnOrder, payOrder, placeOrder, shipOrder, type PlacedGroup } from '../src/modules/orders/public.ts'
import { refundsTimer } from '../src/modules/refunds/life/refunds.timers.ts'

/** A paid order of several lines, each of a SKU of one goods: 10.00 a piece, 6.00 freight. */
export interface PaidOrder {
  id: number
  shopper: MadeShopper
  store: MadeStore
  goods_id: number
  sku_ids: number[]
  /** Of the order lines, in the order of the SKUs. */
  lines: number[]
  total_cents: number
  freight_cents: number
}

/** Places and pays an order with these numbers of pieces. */
export async function paidOrder(it: TestApp, pieces: readonly number[] = [2]): Promise<PaidOrder> {
  const { ctx } = it
  const shopper = await makeShopper(it, { money_cents: 1_000_000 })
  const store = await makeStore(ctx.db)
  const { goods_id, sku_ids } = await makeGoods(ctx.db, store.store_id, { skus: pieces.map(() => ({ weight_g: 100 })) })
  const address_id = await makeAddress(ctx.db, shopper.id, { is_default: false })
  await makeExpress(ctx.db)
  const carts: number[] = []
  for (const [place, sku_id] of sku_ids.entries()) {
    const line = await inTx(ctx.db, (tx) =>
      addToCart(tx, ctx, shopper.who, { sku_id, buy_num: pieces[place] as number }),
    )
    carts.push(line.cart_id)
  }
  const params = `cart-${carts.join('-')}`
  const all = pieces.reduce((sum, n) => sum + n, 0)
  // Light goods: the freight is that of the first kilogram.
  const placing = { params, address_id, total_price: 1000 * all + 600, locale: 'zh-cn' } as const
  const placed = await inTx(ctx.db, (tx) => placeOrder(tx, ctx, shopper.who, placing))
  const ticket = await shopper.ticket()
  await inTx(ctx.db, (tx) => payOrder(tx, ctx, shopper.who, { group_no: placed.group_no, ticket }))
  const [order] = placed.orders as [PlacedGroup['orders'][number]]
  const { rows } = await ctx.db.pool.query<{ id: number }>(
    'select id from order_lines where order_id = $1 order by array_position($2::bigint[], sku_id)',
    [order.id, sku_ids],
  )
  const total_cents = placed.total_cents
  const lines = rows.map(({ id }) => id)
  return {
    id: order.id,
    shopper,
    store,
    goods_id,
    sku_ids,
    lines,
    total_cents,
    freight_cents: total_cents - 1000 * all,
  }
}

/** Ships lines of an order, all that are left without any. */
export const shipLines = ({ ctx }: TestApp, order: PaidOrder, line_ids?: number[]) =>
  inTx(ctx.db, (tx) =>
    shipOrder(tx, ctx, ownerOf(order.store), {
      id: order.id,
      delivery_code: 'SF',
      delivery_no: `SF${newKey().slice(0, 8)}`,
      line_ids,
    }),
  )

export const receiveOrder = ({ ctx }: TestApp, { id, shopper }: PaidOrder) =>
  inTx(ctx.db, (tx) => moveOwnOrder(tx, ctx, shopper.who, { id, action: 'receive' }))

export interface RefundInput {
  /** Place of the line, and pieces. */
  lines?: readonly { at?: number; n: number; amount?: string; sku_id?: number }[]
  reason?: 'other' | 'faulty' | 'changed_mind'
}

/** Asks for lines of an order over HTTP: one piece of the first by default. */
export const ask = (
  order: PaidOrder,
  kind: RefundKind = 'refund',
  { lines = [{ n: 1 }], reason = 'other' }: RefundInput = {},
): Promise<ShopperRefundDetail> =>
  order.shopper.call(
    requestRefund,
    {
      body: {
        order_id: order.id,
        kind,
        reason,
        lines: lines.map(({ at = 0, n, amount, sku_id }) => ({
          id: order.lines[at] as number,
          buy_num: n,
          amount,
          sku_id,
        })),
      },
    },
    { key: newKey() },
  )

/** Calls of the store of an order, and of an administrator. */
export const backOffices = async (it: TestApp, order: PaidOrder) => {
  const seller = (await loginSeller(it, order.store)).call
  const admin = it.as((await mintAdmin(it)).token, 'Admin')
  return { seller, admin }
}

/** Runs the timer of refunds as it will run in some days; sessions are as they were afterwards. */
export async function passDays(it: TestApp, days: number): Promise<void> {
  const ms = days * 24 * 60 * 60 * 1000
  it.advance(ms)
  await refundsTimer.run(it.ctx)
  it.advance(-ms)
}

export const key = () => ({ key: newKey() })
export const parcel = () => ({ delivery_code: 'SF', delivery_no: `SF${newKey().slice(0, 8)}` })

/** The shopper moves their request on. */
export const move = ({ shopper }: PaidOrder, id: number, action: ShopperRefundAction, more = {}) =>
  shopper.call(moveRefund, { params: { id }, body: { action, ...more } }, key())

/** What the order is shown as. */
export const shownOf = async ({ id, shopper }: PaidOrder) =>
  (await shopper.call(getOrder, { params: { id } })).order_status

/** What the shopper can spend, in cents. */
export async function moneyOf({ ctx }: TestApp, { shopper }: PaidOrder): Promise<number | undefined> {
  const { rows } = await ctx.db.pool.query<{ cents: number }>(
    `select sum(balance)::int as cents from ledger_accounts where owner_kind = 'user' and owner_id = $1 and kind in ('money', 'prepaid')`,
    [shopper.id],
  )
  return rows[0]?.cents
}

/** The stock of the order's SKU at this place. */
export async function stockOf({ ctx }: TestApp, { sku_ids }: PaidOrder, at = 0) {
  const { rows } = await ctx.db.pool.query<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from skus where id = $1',
    [sku_ids[at]],
  )
  return rows[0]
}

import { formatMoney } from '@fangshi/contract/money'
import {
  buyAgain,
  checkOrder,
  createOrder,
  freightOfSku,
  getOrder,
  groupOrders,
  listOrders,
  moveOrder,
  quoteOrder,
  userDefault,
} from '@fangshi/contract/orders'
import type { Tx } from '../../kernel/db/db.ts'
import { act } from '../../kernel/http/act.ts'
import { after, on, onSteps } from '../../kernel/http/on.ts'
import { buyAgain as putIntoCart, showRefused } from './checkout/buy-again.ts'
import { endOwnAttempts } from './life/end-group-attempts.ts'
import { moveOwnOrder } from './life/move-own-order.ts'
import { freightToAddress } from './checkout/freight-to-address.ts'
import { placeOrder, type PlacedGroup } from './checkout/place-order.ts'
import { quoteOrder as quote } from './checkout/quote-order.ts'
import { stockRowOf } from './checkout/read-checkout.ts'
import { notingSoldOut, refuseKnownSoldOut } from './checkout/sold-out.ts'
import { checkGroup, listOwnOrders, readGroup, readOrder, readUserDefault } from './lists/read-orders.ts'

const showPlaced = ({ group_no, orders, total_cents, paid }: PlacedGroup) => ({
  group_no,
  order_id: orders.map(({ id }) => id),
  order_no: orders.map((order) => order.order_no),
  total_price: formatMoney(total_cents),
  paid,
})

export const ordersRoutes = [
  on(quoteOrder, ({ ctx, who, body, locale }) => quote(ctx, who, body, locale)),
  on(freightOfSku, ({ ctx, who, params, query, locale }) =>
    freightToAddress(ctx, who, params.sku_id, { ...query, locale }),
  ),
  onSteps(createOrder, async ({ once, isRepeated, ctx, who, body, locale }) => {
    const check = (): Promise<void> => refuseKnownSoldOut(ctx, who, body, isRepeated)
    await check()
    const row = stockRowOf(body)
    const place = (tx: Tx) => placeOrder(tx, ctx, who, { ...body, locale }).then(showPlaced)
    return notingSoldOut(ctx, () => once(place, row ? { row, check } : undefined))
  }),
  on(groupOrders, ({ ctx, who, body, locale }) =>
    readGroup(ctx, who.user_id, body.group_no, { locale, now: ctx.now() }),
  ),
  on(checkOrder, ({ ctx, who, body }) => checkGroup(ctx, who.user_id, body.group_no)),
  on(listOrders, ({ ctx, who, query, locale }) => listOwnOrders(ctx, who.user_id, query, { locale, now: ctx.now() })),
  on(getOrder, ({ ctx, who, params, locale }) => readOrder(ctx.db, who.user_id, params.id, { locale, now: ctx.now() })),
  after(
    moveOrder,
    async ({ ctx, who, params, body }) => {
      if (body.action === 'cancel') await endOwnAttempts(ctx, who, params.id)
    },
    act(moveOrder, moveOwnOrder, (_, { tx, ctx, who, params, locale }) =>
      readOrder(tx, who.user_id, params.id, { locale, now: ctx.now() }),
    ),
  ),
  act(buyAgain, putIntoCart, ({ cart_ids, refused, count }, { locale }) => ({
    cart_ids,
    refused: refused.map((line) => showRefused(line, locale)),
    count,
  })),
  on(userDefault, ({ ctx, who, locale }) => readUserDefault(ctx, who.user_id, { locale, now: ctx.now() })),
]

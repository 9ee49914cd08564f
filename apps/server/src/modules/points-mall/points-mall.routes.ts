import * as contract from '@fangshi/contract/points-mall'
import { act } from '../../kernel/http/act.ts'
import { after, on, onSteps } from '../../kernel/http/on.ts'
import { prepareAttempt, showPreparation, wayToPay } from '../payments/public.ts'
import { listPointsGoods, readPointsClasses, readPointsGoods, readPointsMall } from './goods/read-points-goods.ts'
import { cancelOwnPointsOrder, endPointsAttempts } from './orders/cancel-points-order.ts'
import { beginPointsPayment, payPointsOrder } from './orders/pay-points-order.ts'
import { placePointsOrder, quotePointsOrder } from './orders/place-points-order.ts'
import { ownPointsOrder } from './orders/points-orders.db.ts'
import { listOwnPointsOrders, readPointsOrder, readPointsPayment } from './orders/read-points-orders.ts'
import { receivePointsOrder } from './orders/ship-points-order.ts'

/** The points mall as shoppers use it (rules §9). */
export const pointsMallRoutes = [
  on(contract.pointsMallHome, ({ ctx, locale }) => readPointsMall(ctx, locale)),
  on(contract.pointsClasses, ({ ctx, locale }) => readPointsClasses(ctx, locale)),
  on(contract.listPointsGoods, ({ ctx, query, locale }) => listPointsGoods(ctx, query, locale)),
  on(contract.getPointsGoods, ({ ctx, params, locale }) => readPointsGoods(ctx, params.id, locale)),
  on(contract.quotePointsOrder, ({ ctx, who, query, locale }) => quotePointsOrder(ctx, who, query, locale)),
  act(contract.createPointsOrder, placePointsOrder, ({ order_no, paid }) => ({ order_no, paid })),
  on(contract.listPointsOrders, ({ ctx, who, query: { page = 1 }, locale }) =>
    listOwnPointsOrders(ctx, who, page, locale),
  ),
  after(
    contract.movePointsOrder,
    async ({ ctx, who, params, body }) => {
      if (body.action === 'cancel') await endPointsAttempts(ctx, await ownPointsOrder(ctx.db, who.user_id, params.id))
    },
    on(contract.movePointsOrder, async ({ tx, ctx, who, params, body, locale }) => {
      await (body.action === 'cancel' ? cancelOwnPointsOrder : receivePointsOrder)(tx, ctx, who, params)
      return readPointsOrder(tx, who, params.id, { locale, now: ctx.now() })
    }),
  ),
  on(contract.getPointsPayment, ({ ctx, who, params, query, locale }) =>
    readPointsPayment(ctx, who, { ...params, ...query }, locale),
  ),
  onSteps(contract.payPointsOrder, async ({ ctx, who, params: { order_no }, body, ip, once }) => {
    const { method, device = 'desktop', openid = '', ticket } = body
    if (method === 'balance') {
      const { amount_cents } = await once((tx) => payPointsOrder(tx, ctx, who, { order_no, ticket }))
      return showPreparation({ paid: true, amount_cents }, ctx.now())
    }
    const way = await wayToPay(ctx, method, { client: device, payer_id: openid })
    const attempt = await once((tx) => beginPointsPayment(tx, ctx, who, { order_no, way }))
    return showPreparation(await prepareAttempt(ctx, attempt, { ip, payer_id: openid }), ctx.now())
  }),
]

import type { Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { addressFor } from '../../accounts/public.ts'
import { balancesOf, book, platform, userPoints } from '../../ledger/public.ts'
import { getSettings } from '../../settings/public.ts'
import { needOpenMall } from '../mall-open.ts'
import { piecesOfUser, shownPointsGoods, takePieces, type PointsGoodsRow } from '../goods/points-goods.db.ts'
import { showPointsGoods } from '../goods/points-goods.show.ts'
import { daysAfter } from './points-order.ts'
import { insertPointsOrder } from './points-orders.db.ts'

/** How many more pieces the user can have; null for any number. */
const leftFor = ({ buy_limit }: PointsGoodsRow, pieces: number): number | null =>
  buy_limit === null ? null : Math.max(0, buy_limit - pieces)

interface ChosenGoods {
  goods_id: number
  buy_num: number
}

/** What pieces of points goods cost the shopper. Throws POINTS_MALL_CLOSED, GOODS_NOT_FOUND. */
export async function quotePointsOrder(
  ctx: Context,
  { user_id }: Shopper,
  { goods_id, buy_num }: ChosenGoods,
  locale: Locale,
) {
  await needOpenMall(ctx)
  const goods = (await shownPointsGoods(ctx.db, goods_id)) ?? fail('GOODS_NOT_FOUND')
  const [{ points }, pieces] = await Promise.all([balancesOf(ctx.db, user_id), piecesOfUser(ctx.db, goods_id, user_id)])
  return {
    goods: showPointsGoods(goods, locale),
    buy_num,
    total_points: goods.points * buy_num,
    total_cash: formatMoney(goods.cash_cents * buy_num),
    points,
    left_for_shopper: leftFor(goods, pieces),
  }
}

/** Takes and locks the pieces. Throws GOODS_NOT_FOUND, STOCK_SHORT, POINTS_LIMIT_REACHED. */
async function takeFor(tx: Tx, userId: number, { goods_id, buy_num }: ChosenGoods): Promise<PointsGoodsRow> {
  const goods = await takePieces(tx, goods_id, buy_num)
  if (!goods) return fail((await shownPointsGoods(tx, goods_id)) ? 'STOCK_SHORT' : 'GOODS_NOT_FOUND')
  const left = leftFor(goods, await piecesOfUser(tx, goods_id, userId))
  if (left !== null && left < buy_num) fail('POINTS_LIMIT_REACHED')
  return goods
}

/** Takes the points of an order. Throws POINTS_SHORT. */
async function spend(tx: Tx, userId: number, order: { id: number; order_no: string; points: number; at: Date }) {
  const { id, order_no, points, at } = order
  const spent = { key: `points_order:${id}`, event: 'points_spent', info: order_no, at } as const
  const move = { from: userPoints(userId), to: platform('points_issuer'), amount: points }
  await book(tx, spent, [move]).catch((error: unknown) => {
    if (error instanceof Refusal && error.key === 'BALANCE_SHORT') fail('POINTS_SHORT')
    throw error
  })
}

export interface PointsOrderInput extends ChosenGoods {
  address_id: number
  /** The totals that the shopper confirmed; cash in cents. */
  total_points: number
  total_cash: number
  remark?: string | undefined
}

/**
 * Orders pieces of points goods in the caller's transaction: takes stock and points, and opens the bill of a cash part
 * (rules §9). Throws POINTS_MALL_CLOSED, SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY, ADDRESS_NOT_FOUND, GOODS_NOT_FOUND,
 * STOCK_SHORT, POINTS_LIMIT_REACHED, POINTS_PRICE_CHANGED, POINTS_SHORT.
 */
export async function placePointsOrder(tx: Tx, ctx: Context, who: Shopper, input: PointsOrderInput) {
  const { user_id } = who
  if (who.belong_id > 0) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  await needOpenMall(ctx, tx)
  if ((await getSettings(ctx.db, 'web', tx)).close_status) fail('SITE_CLOSED')
  const address = (await addressFor(tx, user_id, input.address_id)) ?? fail('ADDRESS_NOT_FOUND')
  const goods = await takeFor(tx, user_id, input)
  const { buy_num } = input
  const total_points = goods.points * buy_num
  if (total_points !== input.total_points || goods.cash_cents * buy_num !== input.total_cash)
    fail('POINTS_PRICE_CHANGED')
  const at = ctx.now()
  const order_no = formatDateTime(at).replace(/\D/g, '') + ctx.randomDigits(10)
  const id = await insertPointsOrder(tx, {
    order_no,
    user_id,
    goods_id: goods.id,
    buy_num,
    receive: {
      name: address.receive_name,
      tel: address.receive_tel,
      area: address.area_info,
      address: address.address,
    },
    remark: input.remark ?? '',
    pay_before: daysAfter(at, (await getSettings(ctx.db, 'task', tx)).cancel),
    at,
  })
  await spend(tx, user_id, { id, order_no, points: total_points, at })
  return { id, order_no, paid: goods.cash_cents === 0 }
}

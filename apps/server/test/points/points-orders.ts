import { createPointsOrder } from '@fangshi/contract/points-mall'
import { formatMoney } from '@fangshi/contract/money'
import { inTx } from '../../src/kernel/db/tx.ts'
import { adjustBalance } from '../../src/modules/ledger/public.ts'
import type { TestApp } from '../app.ts'
import { makeAddress, makeShopper, type MadeShopper } from '../factories.ts'

/** Gives a user points, or takes them. */
export const addPoints = ({ ctx }: TestApp, userId: number, amount: number) =>
  inTx(ctx.db, (tx) =>
    adjustBalance(tx, { owner: 'user', id: userId, kind: 'points', amount, reason: 'test', at: ctx.now() }),
  )

interface GoodsOf {
  points?: number
  cash_cents?: number
  stock?: number
  buy_limit?: number | null
  on_shelf?: boolean
}

/** Points goods of a class of their own: 100 points, no cash, 10 pieces; returns their id. */
export async function makePointsGoods({ ctx }: TestApp, of: GoodsOf = {}): Promise<number> {
  const { points = 100, cash_cents = 0, stock = 10, buy_limit = null, on_shelf = true } = of
  const { rows } = await ctx.db.pool.query<{ id: number }>(
    `with class as (
       insert into points_goods_classes (name) values ('{"zh-cn":"居家","en":"Home"}') returning id
     )
     insert into points_goods (class_id, name, images, points, cash_cents, stock, buy_limit, on_shelf)
     select id, '{"zh-cn":"早安马克杯","en":"Morning mug"}', '{/images/cup.webp}', $1, $2, $3, $4, $5 from class returning id`,
    [points, cash_cents, stock, buy_limit, on_shelf],
  )
  return rows[0]?.id ?? 0
}

export interface PointsShopper extends MadeShopper {
  address_id: number
}

/** A shopper with points, money and an address. */
export async function makePointsShopper(it: TestApp, points = 1000, money_cents = 0): Promise<PointsShopper> {
  const shopper = await makeShopper(it, { money_cents })
  if (points) await addPoints(it, shopper.id, points)
  return { ...shopper, address_id: await makeAddress(it.ctx.db, shopper.id) }
}

/** Orders pieces at 100 points, or another price, over HTTP. */
export const orderPoints = (
  { call, address_id }: PointsShopper,
  goods_id: number,
  { buy_num = 1, points = 100, cash_cents = 0 }: { buy_num?: number; points?: number; cash_cents?: number } = {},
) =>
  call(createPointsOrder, {
    body: {
      goods_id,
      buy_num,
      address_id,
      total_points: points * buy_num,
      total_cash: formatMoney(cash_cents * buy_num),
    },
  })

import type { Locale } from '@fangshi/contract/locale'
import { localText } from '@fangshi/contract/locale'
import type { pointsGoodsSorts } from '@fangshi/contract/points-mall'
import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import { showPage } from '../../../kernel/resource/list-page.ts'
import type { PageQuery } from '../../../kernel/resource/search-query.ts'
import { needOpenMall } from '../mall-open.ts'
import {
  goodsOfClasses,
  pointsClassRows,
  pointsGoodsPage,
  recommendedPointsGoods,
  shownPointsGoods,
} from './points-goods.db.ts'
import { showPointsGoods, showPointsGoodsDetail } from './points-goods.show.ts'

/** How many goods the front page of the mall shows: recommended ones, and of each class. */
const onFrontPage = 4

/** Throws POINTS_MALL_CLOSED. */
export async function readPointsClasses(ctx: Context, locale: Locale) {
  await needOpenMall(ctx)
  return (await pointsClassRows(ctx.db)).map(({ id, name }) => ({ id, name: localText(name, locale) }))
}

/** The front page of the mall; classes without goods are left out. Throws POINTS_MALL_CLOSED. */
export async function readPointsMall(ctx: Context, locale: Locale) {
  const classes = await readPointsClasses(ctx, locale)
  const [recommend, rows] = await Promise.all([
    recommendedPointsGoods(ctx.db, onFrontPage),
    goodsOfClasses(ctx.db, onFrontPage),
  ])
  const goodsOf = Map.groupBy(rows, ({ class_id }) => class_id)
  return {
    recommend: recommend.map((row) => showPointsGoods(row, locale)),
    list: classes.flatMap((one) => {
      const goods = goodsOf.get(one.id)
      return goods ? [{ ...one, goods: goods.map((row) => showPointsGoods(row, locale)) }] : []
    }),
  }
}

interface PointsGoodsQuery extends PageQuery {
  class_id?: number | undefined
  sort?: (typeof pointsGoodsSorts)[number] | undefined
}

/** Throws POINTS_MALL_CLOSED. */
export async function listPointsGoods(
  ctx: Context,
  { class_id = 0, sort = undefined, page = 1, per_page = 24 }: PointsGoodsQuery,
  locale: Locale,
) {
  await needOpenMall(ctx)
  const at = { limit: per_page, offset: (page - 1) * per_page }
  const { rows, total } = await pointsGoodsPage(ctx.db, class_id || null, sort ?? 'standard', at)
  const cards = rows.map((row) => showPointsGoods(row, locale))
  return showPage({ total, page, per_page }, cards)
}

/** Throws POINTS_MALL_CLOSED, GOODS_NOT_FOUND. */
export async function readPointsGoods(ctx: Context, id: number, locale: Locale) {
  await needOpenMall(ctx)
  return showPointsGoodsDetail((await shownPointsGoods(ctx.db, id)) ?? fail('GOODS_NOT_FOUND'), locale)
}

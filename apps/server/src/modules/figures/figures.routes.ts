import * as of from '@fangshi/contract/figures'
import type { Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { Context } from '../../context.ts'
import { on } from '../../kernel/http/on.ts'
import { newcomerFigures, paymentFigures } from './payment-figures.ts'
import { salesFigures } from './sales-figures.ts'
import { methodsOf, provincesOf, weekHoursOf, type Scope } from './sales.db.ts'
import { topGoodsOf, topStoresOf } from './tops.db.ts'
import { showTopGoods, showTopStore } from './tops.show.ts'
import { visitFigures } from './visit-figures.ts'
import { windowOf } from './window.ts'

interface Days {
  from: string
  to: string
}
const platform: Scope = 0

const goods = async (
  ctx: Context,
  scope: Scope,
  locale: Locale,
  { by = 'amount', ...days }: Days & { by?: 'amount' | 'units' | undefined },
) => (await topGoodsOf(ctx.db, scope, by, windowOf(days), of.maxTop)).map((row) => showTopGoods(row, locale))

const stores = async (ctx: Context, locale: Locale, days: Days) =>
  (await topStoresOf(ctx.db, windowOf(days), of.maxTop)).map((row) => showTopStore(row, locale))

const withSales = <Row extends { sales_cents: number }>(rows: readonly Row[]) =>
  rows.map(({ sales_cents, ...row }) => ({ ...row, sales: formatMoney(sales_cents) }))

const provinces = async (ctx: Context, scope: Scope, locale: Locale, days: Days) => {
  const rows = await provincesOf(ctx.db, scope, windowOf(days))
  return withSales(rows.map(({ name_en, ...row }) => ({ ...row, name: locale === 'en' ? name_en : row.name })))
}
const methods = async (ctx: Context, scope: Scope, days: Days) =>
  withSales(await methodsOf(ctx.db, scope, windowOf(days)))
const hours = async (ctx: Context, scope: Scope, days: Days) =>
  withSales(await weekHoursOf(ctx.db, scope, windowOf(days)))

export const figuresRoutes = [
  on(of.sellerSales, ({ ctx, who, query }) => salesFigures(ctx, who.store_id, query)),
  on(of.sellerTopGoods, ({ ctx, who, query, locale }) => goods(ctx, who.store_id, locale, query)),
  on(of.sellerProvinces, ({ ctx, who, query, locale }) => provinces(ctx, who.store_id, locale, query)),
  on(of.sellerMethods, ({ ctx, who, query }) => methods(ctx, who.store_id, query)),
  on(of.sellerVisits, ({ ctx, who, query }) => visitFigures(ctx, who.store_id, query)),
  on(of.sellerHours, ({ ctx, who, query }) => hours(ctx, who.store_id, query)),
  on(of.adminSales, ({ ctx, query }) => salesFigures(ctx, platform, query)),
  on(of.adminTopGoods, ({ ctx, query, locale }) => goods(ctx, platform, locale, query)),
  on(of.adminTopStores, ({ ctx, query, locale }) => stores(ctx, locale, query)),
  on(of.adminProvinces, ({ ctx, query, locale }) => provinces(ctx, platform, locale, query)),
  on(of.adminVisits, ({ ctx, query }) => visitFigures(ctx, platform, query)),
  on(of.adminHours, ({ ctx, query }) => hours(ctx, platform, query)),
  on(of.adminPayments, ({ ctx, query }) => paymentFigures(ctx, query)),
  on(of.adminNewUsers, ({ ctx, query }) => newcomerFigures(ctx, 'users', query)),
  on(of.adminNewStores, ({ ctx, query }) => newcomerFigures(ctx, 'stores', query)),
]

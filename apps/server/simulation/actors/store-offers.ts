import { sellerCoupons, stopSellerCoupon } from '@fangshi/contract/coupons-seller'
import { sellerDistributions } from '@fangshi/contract/distributions'
import { formatMoney } from '@fangshi/contract/money'
import { sellerReductions, stopReduction } from '@fangshi/contract/reductions'
import { sellerSeckills, stopSeckill } from '@fangshi/contract/seckills'
import { formatDateTime } from '@fangshi/contract/time'
import type { Marketplace } from '../marketplace.ts'
import type { SimulatedStore } from '../people/stores.ts'
import { send } from '../send.ts'
import { rowOf, storeOf, type Act } from './actor.ts'

const hourMs = 3_600_000
const reason = '活动调整'

/** From now, or from a later hour of the next day, on, for 6 hours up to so many days. */
export function windowOf({ random, clock }: Marketplace, mostDays: number) {
  const start = clock.now.getTime() + (random.chance(0.5) ? 0 : random.int(1, 24) * hourMs)
  const end = start + random.int(6, mostDays * 24) * hourMs
  return { start_time: formatDateTime(new Date(start)), end_time: formatDateTime(new Date(end)) }
}

/** A later end than this one. */
const laterThan = ({ random }: Marketplace, end: Date): string =>
  formatDateTime(new Date(end.getTime() + random.int(1, 48) * hourMs))

/** What a coupon takes off, from which total on, how many there are and how many one person may have. */
export function couponTerms({ random }: Marketplace) {
  const yuan = random.int(1, 40)
  return {
    money: formatMoney(yuan * 100),
    use_money: formatMoney(yuan * 100 * random.int(0, 8)),
    stock: random.int(2, 40),
    limit: random.weighted([1, 2, 5], (limit) => 6 / limit),
  }
}

export async function planCoupon(market: Marketplace, { owner, goods } = market.random.pick(market.stores)) {
  const { random } = market
  const some = random.chance(0.3)
    ? { goods_ids: random.shuffle(goods.map(({ goods_id }) => goods_id)).slice(0, 2) }
    : {}
  const name = { 'zh-cn': '店铺券', en: 'Store coupon' }
  await send(market, owner, sellerCoupons.store, {
    body: { name, ...couponTerms(market), ...windowOf(market, 6), ...some },
  })
}

export async function planReduction(market: Marketplace, { owner } = market.random.pick(market.stores)): Promise<void> {
  const yuan = market.random.int(2, 60)
  const money = formatMoney(yuan * 100)
  const use_money = formatMoney(yuan * 100 * market.random.int(2, 8))
  const name = { 'zh-cn': '满减', en: 'Spend and save' }
  await send(market, owner, sellerReductions.store, { body: { name, money, use_money, ...windowOf(market, 4) } })
}

/** A flash sale of some SKUs of a goods, of few pieces, so that it is often sold out. */
export async function planSeckill(market: Marketplace, store: SimulatedStore = market.random.pick(market.stores)) {
  const { it, random } = market
  const { goods_id } = random.pick(store.goods)
  const { rows } = await it.ctx.db.pool.query<{ id: number; price_cents: number }>(
    'select id, price_cents from skus where goods_id = $1 and deleted_at is null order by id',
    [goods_id],
  )
  const chosen = random.chance(0.6) ? rows : rows.slice(0, 1)
  const skus = chosen.map(({ id, price_cents }) => ({
    sku_id: id,
    price: formatMoney(Math.max(1, Math.floor((price_cents * random.int(30, 90)) / 100))),
    quota: random.int(1, 8),
  }))
  const max_per_person = random.int(1, 3)
  await send(market, store.owner, sellerSeckills.store, {
    body: { goods_id, skus, max_per_person, ...windowOf(market, 2) },
  })
}

/** Lets somebody who brings buyers earn from a goods, other rates than before, or nothing any more. */
export async function setReferral(
  market: Marketplace,
  { owner, goods } = market.random.pick(market.stores),
): Promise<void> {
  const { random } = market
  const { goods_id } = random.pick(goods)
  const [lev_1, lev_2, lev_3] = [random.int(1, 30), random.int(0, 12), random.int(0, 8)].map(String) as [
    string,
    string,
    string,
  ]
  const rates = { lev_1, lev_2, lev_3 }
  const row = await rowOf<{ id: number }>(market, 'select id from distributions where goods_id = $1', [goods_id])
  if (!row) await send(market, owner, sellerDistributions.store, { body: { goods_id, ...rates } })
  else if (random.chance(0.7)) await send(market, owner, sellerDistributions.update, { params: row, body: rates })
  else await send(market, owner, sellerDistributions.destroy, { params: { ids: String(row.id) } })
}

/** More coupons, a later end, or more pieces: what may be changed of something that runs. */
async function extend(market: Marketplace): Promise<void> {
  const { random, clock } = market
  const row = await rowOf<{ kind: string; id: number; store_id: number; end_time: Date; stock: number }>(
    market,
    `select * from (
       select 'coupon' as kind, id, store_id, end_time, stock from coupons
        where store_id is not null and stopped_at is null and end_time > $1
       union all
       select 'reduction', id, store_id, end_time, 0 from full_reductions where stopped_at is null and end_time > $1
       union all
       select 'seckill', id, store_id, end_time, 0 from seckills where stopped_at is null and end_time > $1) a
      order by kind, id`,
    [clock.now],
  )
  if (!row) return
  const { owner } = storeOf(market, row.store_id)
  const params = { id: row.id }
  const end_time = laterThan(market, row.end_time)
  if (row.kind === 'coupon')
    await send(market, owner, sellerCoupons.update, {
      params,
      body: { stock: row.stock + random.int(1, 20), end_time },
    })
  else if (row.kind === 'reduction') await send(market, owner, sellerReductions.update, { params, body: { end_time } })
  else await send(market, owner, sellerSeckills.update, { params, body: { end_time } })
}

/** More pieces for a flash sale that runs or will. */
async function fillSeckill(market: Marketplace): Promise<void> {
  const sale = await rowOf<{ id: number; store_id: number }>(
    market,
    'select id, store_id from seckills where stopped_at is null and end_time > $1 order by id',
    [market.clock.now],
  )
  if (!sale) return
  const { rows } = await market.it.ctx.db.pool.query<{ sku_id: number; price_cents: number; quota: number }>(
    'select sku_id, price_cents, quota from seckill_skus where seckill_id = $1 order by sku_id',
    [sale.id],
  )
  const skus = rows.map(({ sku_id, price_cents, quota }) => ({
    sku_id,
    price: formatMoney(price_cents),
    quota: quota + market.random.int(0, 3),
  }))
  await send(market, storeOf(market, sale.store_id).owner, sellerSeckills.update, {
    params: { id: sale.id },
    body: { skus },
  })
}

const stopping = {
  coupon: { route: stopSellerCoupon, table: 'coupons' },
  reduction: { route: stopReduction, table: 'full_reductions' },
  seckill: { route: stopSeckill, table: 'seckills' },
} as const

/** Stops an offer, or deletes one that has not started. */
async function stop(market: Marketplace): Promise<void> {
  const { random, clock } = market
  const kind = random.pick(['coupon', 'reduction', 'seckill'] as const)
  const { route, table } = stopping[kind]
  const row = await rowOf<{ id: number; store_id: number; is_waiting: boolean }>(
    market,
    `select id, store_id, start_time > $1 as is_waiting from ${table}
      where store_id is not null and stopped_at is null and end_time > $1 order by id`,
    [clock.now],
  )
  if (!row) return
  const { owner } = storeOf(market, row.store_id)
  const { destroy } = { coupon: sellerCoupons, reduction: sellerReductions, seckill: sellerSeckills }[kind]
  if (row.is_waiting && random.chance(0.5)) await send(market, owner, destroy, { params: { ids: String(row.id) } })
  else await send(market, owner, route, { params: { id: row.id }, body: { reason } })
}

export const storeOfferActs: readonly Act[] = [
  { name: 'plan a coupon', weight: 1, do: (market) => planCoupon(market) },
  { name: 'plan a full reduction', weight: 0.6, do: (market) => planReduction(market) },
  { name: 'plan a flash sale', weight: 2, do: (market) => planSeckill(market) },
  { name: 'set what referrers earn', weight: 0.6, do: (market) => setReferral(market) },
  { name: 'extend an offer', weight: 0.5, do: extend },
  { name: 'fill a flash sale', weight: 0.4, do: fillSeckill },
  { name: 'stop an offer', weight: 0.6, do: stop },
]

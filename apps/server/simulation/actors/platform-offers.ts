import { adminCoupons, sendCoupon, stopAdminCoupon, stopStoreCoupon } from '@fangshi/contract/coupons-admin'
import { configRoutes } from '@fangshi/contract/configs'
import { stopSeckillAsAdmin } from '@fangshi/contract/seckills'
import { adjustMoney } from '@fangshi/contract/users'
import type { Marketplace } from '../marketplace.ts'
import { send } from '../send.ts'
import { rowOf, type Act } from './actor.ts'
import { couponTerms, windowOf } from './store-offers.ts'

const reason = '平台处理'
const adminOf = ({ random, admins }: Marketplace) => random.pick(admins)

/** A coupon for everything or for some stores. */
export async function planPlatformCoupon(market: Marketplace): Promise<void> {
  const { random, stores } = market
  const some = random.chance(0.4)
    ? { store_ids: random.shuffle(stores.map(({ store_id }) => store_id)).slice(0, 2) }
    : {}
  const name = { 'zh-cn': '平台券', en: 'Platform coupon' }
  const body = { name, ...couponTerms(market), ...windowOf(market, 6), ...some }
  await send(market, adminOf(market), adminCoupons.store, { body })
}

const runningCoupon = (market: Marketplace, of: 'platform' | 'store') =>
  rowOf<{ id: number }>(
    market,
    `select id from coupons where stopped_at is null and end_time > $1 and (store_id is null) = $2 order by id`,
    [market.clock.now, of === 'platform'],
  )

/** Sends a coupon to some shoppers; a job does it. */
async function sendToSome(market: Marketplace): Promise<void> {
  const { random, shoppers } = market
  const coupon = await runningCoupon(market, 'platform')
  if (!coupon) return
  const user_ids = random.shuffle(shoppers.map(({ user_id }) => user_id)).slice(0, random.int(1, 12))
  await send(market, adminOf(market), sendCoupon, { params: coupon, body: { user_ids } })
}

/** Stops a coupon of the platform, or one or a flash sale of a store. */
async function stop(market: Marketplace): Promise<void> {
  const { random, clock } = market
  const admin = adminOf(market)
  const kind = random.pick(['platform', 'store', 'seckill'] as const)
  if (kind === 'seckill') {
    const sale = await rowOf<{ id: number }>(
      market,
      'select id from seckills where stopped_at is null and end_time > $1 order by id',
      [clock.now],
    )
    if (sale) await send(market, admin, stopSeckillAsAdmin, { params: sale, body: { reason } })
    return
  }
  const params = await runningCoupon(market, kind)
  if (!params) return
  const route = kind === 'platform' ? stopAdminCoupon : stopStoreCoupon
  await send(market, admin, route, { params, body: { reason } })
}

/** Gives a shopper points, or takes some, sometimes more than there are. */
async function adjustPoints(market: Marketplace): Promise<void> {
  const { random } = market
  const { user_id: id } = random.pick(market.shoppers)
  const amount = String(random.chance(0.7) ? random.int(10, 800) : -random.int(10, 300))
  await send(market, adminOf(market), adjustMoney, { body: { id, kind: 'points', amount, reason } })
}

/** Changes what later orders give to referrers and in points, or how long points last. */
async function changeRates(market: Marketplace): Promise<void> {
  const { random, it } = market
  const admin = adminOf(market)
  const what = random.pick(['levels', 'points', 'days'] as const)
  if (what === 'levels')
    await send(market, admin, configRoutes.distribution.save, { body: { levels: random.int(1, 3) } })
  else {
    const body =
      what === 'points' ? { per_yuan: random.pick(['1', '1.5', '0', '3']) } : { valid_days: random.pick([0, 10, 20]) }
    await send(market, admin, configRoutes.points.save, { body })
  }
  it.forgetSettings()
}

export const platformOfferActs: readonly Act[] = [
  { name: 'plan a platform coupon', weight: 0.7, do: planPlatformCoupon },
  { name: 'send a coupon', weight: 0.4, do: sendToSome },
  { name: 'stop an offer as administrator', weight: 0.3, do: stop },
  { name: 'adjust points', weight: 0.5, do: adjustPoints },
  { name: 'change rates', weight: 0.06, do: changeRates },
]

import { adminCoupons, sendCoupon as sendRoute, stopStoreCoupon as stopRoute } from '@fangshi/contract/coupons-admin'
import { sellerCoupons, stopSellerCoupon as stopOwnRoute } from '@fangshi/contract/coupons-seller'
import { demoCoupons, type DemoCoupon } from '@fangshi/demo/coupons'
import type { Act, Run } from '../../kernel/replay/act.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn, ownerIn, shopperIn, type World } from '../../kernel/replay/world.ts'
import { addRow } from '../../kernel/resource/write.ts'
import { claimCoupon } from './claim-coupon.ts'
import { platformCouponSpec, storeCouponSpec } from './coupon-spec.ts'
import { sendCoupon } from './send-coupon.ts'
import { stopOwnCoupon, stopStoreCoupon } from './stop-coupon.ts'

const hourMs = 3_600_000
/** How long before it starts, and at least before the demo's start, a coupon was made. */
const madeBefore = 5

const at = (world: World, hours: number): Date => new Date(world.plan.now.getTime() + hours * hourMs)

const formOf = (world: World, coupon: DemoCoupon) => ({
  name: coupon.name,
  money: coupon.money_cents,
  use_money: coupon.use_money_cents,
  stock: coupon.stock,
  limit: coupon.limit,
  start_time: at(world, coupon.start),
  end_time: at(world, coupon.end),
  claim_code: coupon.code,
  is_draft: coupon.is_draft,
})
const idsIn = (world: World, kind: string, keys: readonly string[] = []) => keys.map((key) => world.id(kind, key))

/** The store, or the platform, makes the coupon. */
function makeAct(world: World, coupon: DemoCoupon): Act {
  const { key, store } = coupon
  const who = store === null ? adminIn(world) : ownerIn(world, store)
  const add = ({ tx, ctx }: Run) => {
    const context = { tx, ctx, who, locale: 'zh-cn' } as const
    const form = formOf(world, coupon)
    const { goods, classes, stores } = coupon
    return store === null
      ? addRow(
          adminCoupons,
          platformCouponSpec,
          { ...form, class_ids: idsIn(world, 'class', classes), store_ids: idsIn(world, 'store', stores) },
          context,
        )
      : addRow(sellerCoupons, storeCouponSpec, { ...form, goods_ids: idsIn(world, 'goods', goods) }, context)
  }
  return {
    at: at(world, Math.min(coupon.start, 0) - madeBefore),
    by: `${store ?? 'the platform'} making the coupon ${key}`,
    record: { who, action: (store === null ? adminCoupons : sellerCoupons).right('store') },
    do: async (run) => {
      const [row, change] = await add(run)
      world.add('coupon', key, row.id as number)
      return change
    },
  }
}

/** The shoppers of the plan but for the demo’s own; each coupon begins with another one. */
function othersOf({ plan }: World, from: number, count: number): string[] {
  const all = plan.users.map(({ key }) => key).filter((key) => /^s\d+$/.test(key))
  return all.map((_, index) => all[(from + index) % all.length] as string).slice(0, count)
}

function claimActs(world: World, coupon: DemoCoupon, index: number): Act[] {
  const claimAct = (user: string, hours: number): Act => ({
    at: at(world, hours),
    by: `${user} claiming ${coupon.key}`,
    do: ({ tx, ctx }) => claimCoupon(tx, ctx, shopperIn(world, user), { id: world.id('coupon', coupon.key) }),
  })
  const until = Math.min(coupon.stopped?.at ?? 0, coupon.end, 0)
  const others = othersOf(world, 7 * index, coupon.others ?? 0)
  const step = (until - coupon.start) / (others.length + 1)
  return [
    ...(coupon.shopper === undefined ? [] : [claimAct('shopper', coupon.shopper)]),
    ...others.map((user, position) => claimAct(user, coupon.start + (position + 1) * step)),
  ]
}

/** The platform sends the coupon to the demo shopper and some others. */
function sendActs(world: World, { key, sent }: DemoCoupon): Act[] {
  if (!sent) return []
  const who = adminIn(world)
  const users = ['shopper', ...othersOf(world, 0, sent.others)]
  return [
    {
      at: at(world, sent.at),
      by: `the platform sending ${key}`,
      record: { who, action: sendRoute.right },
      do: ({ tx, ctx }) =>
        sendCoupon(tx, ctx, who, { id: world.id('coupon', key), user_ids: idsIn(world, 'user', users) }),
    },
  ]
}

function stopActs(world: World, { key, store, stopped }: DemoCoupon): Act[] {
  if (!stopped || store === null) return []
  const isOwn = stopped.by === 'store'
  const input = () => ({ id: world.id('coupon', key), reason: stopped.reason })
  const common = { at: at(world, stopped.at), by: `the ${stopped.by} stopping ${key}` }
  if (!isOwn) {
    const who = adminIn(world)
    return [
      {
        ...common,
        record: { who, action: stopRoute.right },
        do: ({ tx, ctx }) => stopStoreCoupon(tx, ctx, who, input()),
      },
    ]
  }
  const who = ownerIn(world, store)
  return [
    {
      ...common,
      record: { who, action: stopOwnRoute.right },
      do: ({ tx, ctx }) => stopOwnCoupon(tx, ctx, who, input()),
    },
  ]
}

/** Coupons in every state, with who claimed them; those of the past are used by orders and expire as the time passes. */
export const couponsDemo: DemoPart = {
  acts: (world) =>
    demoCoupons.flatMap((coupon, index) => [
      makeAct(world, coupon),
      ...claimActs(world, coupon, index),
      ...sendActs(world, coupon),
      ...stopActs(world, coupon),
    ]),
}

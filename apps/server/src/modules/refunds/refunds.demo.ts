import { goods } from '@fangshi/demo/catalogue'
import { demoLogins, demoSellerStore } from '@fangshi/demo/logins'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import type { World } from '../../kernel/replay/world.ts'
import { grantedRefund } from './granted.demo.ts'
import { refundStories, type Story } from './refund-stories.demo.ts'
import { storyActs, type OrderOfPlan } from './story-acts.demo.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Takes the first that fits. */
function take(from: OrderOfPlan[], fits: (one: OrderOfPlan) => boolean): OrderOfPlan | undefined {
  const place = from.findIndex(fits)
  return place < 0 ? undefined : from.splice(place, 1)[0]
}

/** SKUs of which there are enough to exchange one. */
const stocked = new Set(goods.flatMap(({ skus }) => skus.filter(({ stock }) => stock > 2).map(({ code }) => code)))

const isBetween = (at: Date | null, from: number, to: number): boolean =>
  at !== null && at.getTime() > from && at.getTime() < to

/** Whether the story can happen to the order at this time: it is still to be sent, or was received some days ago. */
function fits({ kind, isUnsent, method }: Story, at: Date, { checkout, order }: OrderOfPlan): boolean {
  const time = at.getTime()
  if (method && checkout.method !== method) return false
  if (isUnsent) return order.parcels.length === 0 && isBetween(checkout.paid_at, 0, time)
  if (!isBetween(order.received_at, time - 10 * dayMs, time - 12 * hourMs)) return false
  return kind !== 'exchange' || order.lines.some(({ sku }) => stocked.has(sku))
}

/** The orders of the plan, the latest first; those in group buys can wait for others and have stories of their own. */
const ordersOf = ({ plan: { checkouts } }: World): OrderOfPlan[] =>
  checkouts
    .filter(({ group }) => !group)
    .flatMap((checkout) => checkout.orders.map((order) => ({ checkout, order })))
    .toReversed()

/** When a story begins: lately, so that its steps, an hour apart, are over when the demo begins, or days ago. */
function beginning({ plan: { now } }: World, { daysAgo, isUnsent }: Story, place: number): Date {
  const ago = daysAgo === undefined ? (isUnsent ? 3 : 36) * hourMs : daysAgo * dayMs
  return new Date(now.getTime() - ago + place * 5 * minuteMs)
}

/** Requests in each state: most for orders of the demo's seller, some of the demo's shopper; and a refund by the platform. */
export const refundsDemo: DemoPart = {
  acts: (world) => {
    const orders = ordersOf(world)
    const own = orders.filter(({ checkout }) => checkout.user === demoLogins.shopper)
    const others = orders.filter((one) => !own.includes(one))
    const isOfSeller = ({ order }: OrderOfPlan): boolean => order.store === demoSellerStore
    const queue = [...others.filter(isOfSeller), ...others.filter((one) => !isOfSeller(one))]
    const stories = refundStories.flatMap((story, place) => {
      const at = beginning(world, story, place)
      const suits = (one: OrderOfPlan): boolean => fits(story, at, one)
      const of = (story.isOwn ? take(own, suits) : undefined) ?? take(queue, suits)
      return of ? storyActs(world, of, story, at) : []
    })
    return [...stories, grantedRefund(world)]
  },
}

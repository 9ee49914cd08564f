import { goods } from '@fangshi/demo/catalogue'
import { demoLogins, demoSellerStore } from '@fangshi/demo/logins'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import type { World } from '../../kernel/replay/world.ts'
import { refundStories } from './refund-stories.demo.ts'
import { storyActs, type OrderOfPlan } from './story-acts.demo.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Takes the first that fits. */
function take(from: OrderOfPlan[], fits: (one: OrderOfPlan) => boolean): OrderOfPlan | undefined {
  const place = from.findIndex(fits)
  return place < 0 ? undefined : from.splice(place, 1)[0]
}

/** The orders of the plan that were received some days ago, the latest first, so that something can be asked for them. */
function askable({ plan }: World): OrderOfPlan[] {
  const { now, checkouts } = plan
  const all = checkouts.flatMap((checkout) => checkout.orders.map((order) => ({ checkout, order })))
  const age = ({ order }: OrderOfPlan): number => now.getTime() - (order.received_at ?? now).getTime()
  return all.filter((one) => age(one) > 2 * dayMs && age(one) < 12 * dayMs).toSorted((a, b) => age(a) - age(b))
}

/** SKUs of which there are enough to exchange one. */
const stocked = new Set(goods.flatMap(({ skus }) => skus.filter(({ stock }) => stock > 2).map(({ code }) => code)))
const canBeExchanged = ({ order }: OrderOfPlan): boolean => order.lines.some(({ sku }) => stocked.has(sku))

/** Requests in each state: most for orders of the demo's seller, some of the demo's shopper. */
export const refundsDemo: DemoPart = {
  acts: (world) => {
    const orders = askable(world)
    const own = orders.filter(({ checkout }) => checkout.user === demoLogins.shopper)
    const others = orders.filter((one) => !own.includes(one))
    const isOfSeller = ({ order }: OrderOfPlan): boolean => order.store === demoSellerStore
    const queue = [...others.filter(isOfSeller), ...others.filter((one) => !isOfSeller(one))]
    return refundStories.flatMap((story, place) => {
      const fits = (one: OrderOfPlan): boolean => story.kind !== 'exchange' || canBeExchanged(one)
      const of = (story.isOwn ? take(own, fits) : undefined) ?? take(queue, fits)
      // Steps are an hour apart, the last of them before the demo begins.
      const at = new Date(world.plan.now.getTime() - 36 * hourMs + place * 20 * 60_000)
      return of ? storyActs(world, of, story, at) : []
    })
  },
}

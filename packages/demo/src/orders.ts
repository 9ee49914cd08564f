import { createShopper, type Basket } from './basket.ts'
import { minuteMs, historyDays, shoppingMoments } from './calendar.ts'
import { shopperCartGoods } from './carts.ts'
import type { PaymentMethod } from '@fangshi/contract/status'
import type { DemoAddress, PlannedCheckout, PlannedGoods } from './demo-plan.ts'
import {
  deliveryBy,
  inventDelivery,
  inventMethod,
  inventPayment,
  paymentBy,
  type DeliveryOutcome,
  type PaymentOutcome,
} from './order-life.ts'
import { createRandom } from './random.ts'
import { scenes } from './scenes.ts'
import { withUnmatchedPayments } from './unmatched.ts'

const checkoutCount = 470

const remarks = ['请放门卫室，谢谢。', '送人的，麻烦包得好看一点。', '工作日白天可以收货。', 'Please ring twice.']

interface Checkout {
  user: string
  placedAt: number
  baskets: Basket[]
  payment: PaymentOutcome
  method: PaymentMethod
  /** One for each basket. */
  deliveries: DeliveryOutcome[]
}

/** The scenes happen to the demo shopper, and those of the demo seller's store to other shoppers too. */
function stagedCheckouts(
  fill: (at: number, store: string, lines: number, without?: ReadonlySet<string>) => Basket,
  shopper: string,
  others: readonly string[],
  sellerStore: string,
  now: number,
): Checkout[] {
  const stage = (
    user: string,
    scene: (typeof scenes)[number],
    ago: number,
    stores: [string, number][],
    without?: ReadonlySet<string>,
  ): Checkout => ({
    user,
    placedAt: now - ago,
    baskets: stores.map(([store, lines]) => fill(now - ago, store, lines, without)),
    payment: scene.payment,
    method: scene.method,
    deliveries: stores.map(() => scene.delivery),
  })
  // What lies in the demo shopper's cart stays there.
  const own = scenes.map((scene) => stage(shopper, scene, scene.ago, Object.entries(scene.stores), shopperCartGoods))
  const ofStore = scenes
    .filter((scene) => sellerStore in scene.stores)
    .map((scene, index) => {
      const user = others[index % others.length] ?? shopper
      return stage(user, scene, scene.ago - 41 * minuteMs, [[sellerStore, scene.stores[sellerStore] ?? 1]])
    })
  return [...own, ...ofStore]
}

/** All checkouts of the plan, by the time they were placed. */
export function planCheckouts(
  now: number,
  shopper: string,
  others: readonly string[],
  sellerStore: string,
  addresses: readonly DemoAddress[],
  listed: readonly PlannedGoods[],
): PlannedCheckout[] {
  const random = createRandom('orders')
  const wallets = createRandom('payment methods')
  const { fill, checkout } = createShopper(random, listed)
  // A few people buy often.
  const purchaseRates = new Map(others.map((user) => [user, random.int(1, 6) ** 1.5]))

  const invented = shoppingMoments(random, checkoutCount, now, historyDays).map((placedAt): Checkout => {
    const baskets = checkout(placedAt)
    const user = random.weighted(others, (one) => purchaseRates.get(one) ?? 1)
    return {
      user,
      placedAt,
      baskets,
      payment: inventPayment(random),
      method: inventMethod(wallets),
      deliveries: baskets.map(() => inventDelivery(random)),
    }
  })
  const staged = stagedCheckouts(fill, shopper, others, sellerStore, now)

  const checkouts = [...invented, ...staged].sort((a, b) => a.placedAt - b.placedAt)
  const planned = checkouts.map(({ user, placedAt, baskets, payment, method, deliveries }, index): PlannedCheckout => {
    const [home, ...further] = addresses.filter((address) => address.user === user)
    if (!home) throw new Error(`${user} has no address`)
    const address = further.length && random.chance(0.2) ? random.pick(further) : home
    const remark = random.chance(0.12) ? random.pick(remarks) : ''
    const paid = paymentBy(now, placedAt, payment)
    return {
      key: `g${String(index + 1).padStart(4, '0')}`,
      user,
      address: address.key,
      remark,
      placed_at: new Date(placedAt),
      ...paid,
      method,
      unmatched: null,
      orders: baskets.map(({ store, lines }, basket) => {
        const delivery = deliveries[basket] ?? inventDelivery(random)
        return { store, lines, ...deliveryBy(now, random, paid.paid_at, lines, delivery) }
      }),
    }
  })
  return withUnmatchedPayments(planned, now, shopper)
}

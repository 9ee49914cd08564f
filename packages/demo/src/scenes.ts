import { dayMs, hourMs, minuteMs } from './calendar.ts'
import type { PaymentMethod } from '@fangshi/contract/status'
import { cancelAfterMs, type DeliveryOutcome, type PaymentOutcome } from './order-life.ts'

/** A checkout whose state must be there whenever the demo starts. */
export interface Scene {
  /** How long ago it was placed, in ms. */
  ago: number
  payment: PaymentOutcome
  method: PaymentMethod
  delivery: DeliveryOutcome
  /** The stores bought from, and how many lines at each. */
  stores: Record<string, number>
}

const paid: PaymentOutcome = { paid_after: 90_000 }
const delivery = (
  shippedHours: number,
  receivedHours: number | null,
  secondParcelHours: number | null = null,
): DeliveryOutcome => ({
  shipped_after: shippedHours * hourMs,
  second_parcel_after: secondParcelHours === null ? null : secondParcelHours * hourMs,
  received_after: receivedHours === null ? null : receivedHours * hourMs,
})
/** Later than the present of the scenes that use it. */
const notSent = delivery(200, null)

/** Two checkouts or more in every state, each hours away from its next timer, except the first. */
export const scenes: readonly Scene[] = [
  // About to expire: the plan is made for the full hour, so 40 to 100 minutes are left at the start.
  {
    ago: cancelAfterMs - 100 * minuteMs,
    payment: 'never',
    method: 'balance',
    delivery: notSent,
    stores: { shanye: 1 },
  },
  { ago: 3 * hourMs, payment: 'never', method: 'wechat', delivery: notSent, stores: { shanye: 1, muchu: 1 } },
  {
    ago: 12 * dayMs,
    payment: { cancelled_after: 2 * hourMs },
    method: 'alipay',
    delivery: notSent,
    stores: { shanye: 1 },
  },
  { ago: 20 * dayMs, payment: 'never', method: 'wechat', delivery: notSent, stores: { shanye: 2 } },
  { ago: 5 * hourMs, payment: paid, method: 'balance', delivery: notSent, stores: { shanye: 1, chaye: 2 } },
  { ago: 20 * hourMs, payment: paid, method: 'wechat', delivery: notSent, stores: { shanye: 1 } },
  { ago: 3 * dayMs, payment: paid, method: 'alipay', delivery: delivery(16, null), stores: { shanye: 1 } },
  { ago: 5 * dayMs, payment: paid, method: 'balance', delivery: delivery(20, null, 6), stores: { shanye: 2, yedu: 1 } },
  { ago: 6 * dayMs, payment: paid, method: 'wechat', delivery: delivery(10, 60), stores: { shanye: 1, hegu: 1 } },
  { ago: 9 * dayMs, payment: paid, method: 'balance', delivery: delivery(22, 90), stores: { shanye: 2 } },
  { ago: 26 * dayMs, payment: paid, method: 'alipay', delivery: delivery(18, null), stores: { shanye: 1 } },
  {
    ago: 41 * dayMs,
    payment: paid,
    method: 'wechat',
    delivery: delivery(6, 70, 5),
    stores: { shanye: 3, yinxiang: 1 },
  },
  { ago: 63 * dayMs, payment: paid, method: 'balance', delivery: delivery(26, 50), stores: { guangyu: 1 } },
  { ago: 80 * dayMs, payment: paid, method: 'alipay', delivery: delivery(12, 100), stores: { richang: 2, tuling: 1 } },
]

import type { OrderLine, Parcel, PlannedOrder } from './demo-plan.ts'
import { dayMs, hourMs, inWorkingHours, minuteMs } from './calendar.ts'
import { inventParcelNumber } from './couriers.ts'
import type { Random } from './random.ts'

/** The timers of rules §5. */
export const cancelAfterMs = dayMs
export const receiveAfterMs = 10 * dayMs
export const commentAfterMs = 7 * dayMs

/** What becomes of a checkout, if it has the time: shared by all orders of its group. Delays in ms after placing. */
export type Payment = { paid_after: number } | { cancelled_after: number } | 'never'

/** What becomes of a paid order, if it has the time. */
export interface Delivery {
  /** After payment; parcels leave in working hours only. */
  shipped_after: number
  /** A second parcel leaves this much later; only an order of several lines has one. */
  second_parcel_after: number | null
  /** After the last parcel left, by day; null leaves it to the timer. */
  received_after: number | null
}

type Life = Omit<PlannedOrder, 'key' | 'group' | 'user' | 'address' | 'store' | 'lines' | 'remark'>

const unpaid = (placed_at: number): Life => ({
  status: 'waiting_payment',
  placed_at: new Date(placed_at),
  paid_at: null,
  cancelled_at: null,
  cancelled_by: null,
  shipped_at: null,
  parcels: [],
  received_at: null,
  received_by: null,
  completed_at: null,
})

function packed(random: Random, lines: readonly OrderLine[], first: number, second: number | null): Parcel[] {
  const parcel = (shippedAt: number, part: readonly OrderLine[]): Parcel => ({
    ...inventParcelNumber(random),
    shipped_at: new Date(shippedAt),
    lines: [...part],
  })
  if (second === null) return [parcel(first, lines)]
  return [parcel(first, lines.slice(0, 1)), parcel(second, lines.slice(1))]
}

/** The order as it stands at `now`: each step of its fate happens only if its time has come. */
export function lifeOf(
  random: Random,
  placedAt: number,
  lines: readonly OrderLine[],
  payment: Payment,
  delivery: Delivery,
  now: number,
): Life {
  const life = unpaid(placedAt)
  if (payment === 'never' || 'cancelled_after' in payment) {
    const byShopper = payment !== 'never'
    const at = placedAt + (byShopper ? payment.cancelled_after : cancelAfterMs)
    if (at > now) return life
    return { ...life, status: 'cancelled', cancelled_at: new Date(at), cancelled_by: byShopper ? 'shopper' : 'timer' }
  }
  const paid = placedAt + payment.paid_after
  if (paid > now) return life
  const waiting: Life = { ...life, status: 'waiting_delivery', paid_at: new Date(paid) }

  const first = inWorkingHours(paid + delivery.shipped_after)
  const isSplit = delivery.second_parcel_after !== null && lines.length > 1
  const second = isSplit ? inWorkingHours(first + (delivery.second_parcel_after ?? 0)) : null
  const shipped = second ?? first
  if (shipped > now) return waiting
  const sent: Life = {
    ...waiting,
    status: 'waiting_receipt',
    shipped_at: new Date(shipped),
    parcels: packed(random, lines, first, second),
  }

  const received_by = delivery.received_after === null ? 'timer' : 'shopper'
  const received =
    delivery.received_after === null ? shipped + receiveAfterMs : inWorkingHours(shipped + delivery.received_after)
  if (received > now) return sent
  const here: Life = { ...sent, status: 'waiting_comment', received_at: new Date(received), received_by }

  const completed = received + commentAfterMs
  return completed > now ? here : { ...here, status: 'completed', completed_at: new Date(completed) }
}

/** One checkout in eleven is not paid; half of these are cancelled by hand. */
export function inventPayment(random: Random): Payment {
  if (!random.chance(1 / 11)) return { paid_after: random.int(20, 25 * 60) * 1000 }
  return random.chance(0.5) ? { cancelled_after: random.int(5, 20 * 60) * minuteMs } : 'never'
}

/** Most orders leave within a day and a half and are confirmed by hand within a week. */
export function inventDelivery(random: Random): Delivery {
  return {
    shipped_after: random.int(60, random.chance(0.1) ? 70 * 60 : 30 * 60) * minuteMs,
    second_parcel_after: random.chance(0.3) ? random.int(1, 22) * hourMs : null,
    received_after: random.chance(0.18) ? null : random.int(30, 150) * hourMs + random.int(0, 3599) * 1000,
  }
}

import type { PaymentMethod } from '@fangshi/contract/status'
import type { OrderLine, Parcel, PlannedCheckout, PlannedOrder } from './demo-plan.ts'
import { dayMs, hourMs, inWorkingHours, minuteMs } from './calendar.ts'
import { inventParcelNumber } from './couriers.ts'
import type { Random } from './random.ts'

const methodWeights: Readonly<Record<PaymentMethod, number>> = { balance: 32, wechat: 40, alipay: 28 }

/** An unpaid order is cancelled after this time (rules §5). */
export const cancelAfterMs = dayMs

/** How a checkout ends, given enough time: shared by all its orders. Delays in ms after placing. */
export type PaymentOutcome = { paid_after: number } | { cancelled_after: number } | 'never'

/** How a paid order is delivered, given enough time. */
export interface DeliveryOutcome {
  /** After payment; parcels leave in working hours only. */
  shipped_after: number
  /** A second parcel leaves this much later; only an order of several lines has one. */
  second_parcel_after: number | null
  /** After the last parcel left, by day; null leaves it to the timer. */
  received_after: number | null
}

const isPaid = (outcome: PaymentOutcome): outcome is { paid_after: number } =>
  outcome !== 'never' && 'paid_after' in outcome

const past = (at: number, now: number): Date | null => (at <= now ? new Date(at) : null)

/** What the shopper has done with a checkout by `now`. */
export function paymentBy(
  now: number,
  placedAt: number,
  outcome: PaymentOutcome,
): Pick<PlannedCheckout, 'paid_at' | 'cancelled_at'> {
  if (outcome === 'never') return { paid_at: null, cancelled_at: null }
  if (isPaid(outcome)) return { paid_at: past(placedAt + outcome.paid_after, now), cancelled_at: null }
  return { paid_at: null, cancelled_at: past(placedAt + outcome.cancelled_after, now) }
}

function packed(random: Random, lines: readonly OrderLine[], first: number, second: number | null): Parcel[] {
  const parcel = (shippedAt: number, part: readonly OrderLine[]): Parcel => ({
    ...inventParcelNumber(random),
    shipped_at: new Date(shippedAt),
    lines: [...part],
  })
  if (second === null) return [parcel(first, lines)]
  return [parcel(first, lines.slice(0, 1)), parcel(second, lines.slice(1))]
}

/** What has been sent and confirmed of a paid order by `now`. */
export function deliveryBy(
  now: number,
  random: Random,
  paidAt: Date | null,
  lines: readonly OrderLine[],
  outcome: DeliveryOutcome,
): Pick<PlannedOrder, 'parcels' | 'received_at'> {
  if (!paidAt) return { parcels: [], received_at: null }
  const first = inWorkingHours(paidAt.getTime() + outcome.shipped_after)
  const isSplit = outcome.second_parcel_after !== null && lines.length > 1
  const second = isSplit ? inWorkingHours(first + (outcome.second_parcel_after ?? 0)) : null
  const parcels = packed(random, lines, first, second).filter(({ shipped_at }) => shipped_at.getTime() <= now)
  const received_at =
    outcome.received_after === null ? null : past(inWorkingHours((second ?? first) + outcome.received_after), now)
  return { parcels, received_at }
}

/** One checkout in eleven is not paid; half of these are cancelled by hand. */
export function inventPayment(random: Random): PaymentOutcome {
  if (!random.chance(1 / 11)) return { paid_after: random.int(20, 25 * 60) * 1000 }
  return random.chance(0.5) ? { cancelled_after: random.int(5, 20 * 60) * minuteMs } : 'never'
}

/** A third of the payments come from the balance. */
export const inventMethod = (random: Random): PaymentMethod =>
  random.weighted(['balance', 'wechat', 'alipay'] as const, (method) => methodWeights[method])

/**
 * Most orders leave within a day and a half and are confirmed by hand within a week, after the 43 hours at most that the
 * courier simulator takes to deliver.
 */
export function inventDelivery(random: Random): DeliveryOutcome {
  return {
    shipped_after: random.int(60, random.chance(0.1) ? 70 * 60 : 30 * 60) * minuteMs,
    second_parcel_after: random.chance(0.3) ? random.int(1, 22) * hourMs : null,
    received_after: random.chance(0.18) ? null : random.int(45, 150) * hourMs + random.int(0, 3599) * 1000,
  }
}

import { groupPrice } from '@fangshi/contract/group-price'
import type { ActivityPrices } from './flash-prices.ts'
import type { PastLine, PastOrder } from './past-order.ts'

/** A group buy that nobody made yet; the rate in basis points. */
export interface GroupDraft {
  goods_id: number
  off_bp: number
  people: number
  hours: number
  max_per_person: number
}

export interface GroupPrices extends ActivityPrices {
  completed_groups: number
  failed_groups: number
}

const hourMs = 60 * 60 * 1000

/** A seat in a group: who has it, and the line that would have been bought with it. */
interface Seat {
  user_id: number
  line: PastLine
}
interface Group {
  until: number
  seats: Seat[]
}

/**
 * Lets the lines of the orders, the oldest first, buy in groups. Each joins the oldest open group in which its shopper has no
 * seat, or opens one; the lines of groups that become full in time have the group price, the others keep the ordinary one.
 */
export function groupPrices(orders: readonly PastOrder[], draft: GroupDraft): GroupPrices {
  const { goods_id, off_bp, people, hours, max_per_person } = draft
  const boughtBy = new Map<number, number>()
  const eligible = new Set<number>()
  const overLimit = new Set<number>()
  const full: Group[] = []
  let failed = 0
  let open: Group[] = []

  const endAt = (at: number): void => {
    const ended = open.filter(({ until }) => until <= at)
    open = open.filter(({ until }) => until > at)
    failed += ended.length
    // What was bought in them was refunded, and counts no longer.
    for (const { user_id, line } of ended.flatMap(({ seats }) => seats))
      boughtBy.set(user_id, (boughtBy.get(user_id) ?? 0) - line.buy_num)
  }

  for (const { id: order_id, user_id, created_at, lines } of orders) {
    const at = created_at.getTime()
    endAt(at)
    for (const line of lines) {
      const isDearer = groupPrice(line.price_cents, off_bp) < line.price_cents
      if (line.goods_id !== goods_id || line.in_activity || !isDearer) continue
      eligible.add(order_id)
      const bought = (boughtBy.get(user_id) ?? 0) + line.buy_num
      if (bought > max_per_person) {
        overLimit.add(order_id)
        continue
      }
      boughtBy.set(user_id, bought)
      const joined = open.find(({ seats }) => seats.every((seat) => seat.user_id !== user_id))
      const group = joined ?? { until: at + hours * hourMs, seats: [] }
      if (!joined) open.push(group)
      group.seats.push({ user_id, line })
      if (group.seats.length < people) continue
      full.push(group)
      open = open.filter((one) => one !== group)
    }
  }
  const prices = new Map(
    full.flatMap(({ seats }) => seats.map(({ line }) => [line.id, groupPrice(line.price_cents, off_bp)] as const)),
  )
  return {
    prices,
    eligible: eligible.size,
    over_limit: overLimit.size,
    completed_groups: full.length,
    failed_groups: failed + open.length,
  }
}

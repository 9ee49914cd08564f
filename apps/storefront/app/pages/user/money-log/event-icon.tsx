import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import {
  CircleHelp,
  Coins,
  Gift,
  HandCoins,
  Hourglass,
  Landmark,
  ShoppingBag,
  SlidersHorizontal,
  Undo2,
  Wallet,
  type LucideIcon,
} from 'lucide-react'

const icons: Record<LedgerEvent, LucideIcon> = {
  top_up: Wallet,
  top_up_returned: Undo2,
  starting_balance: Gift,
  order_payment: ShoppingBag,
  unmatched_payment: CircleHelp,
  unmatched_returned: Undo2,
  refund_agreed: Undo2,
  refund_paid: Undo2,
  order_cancelled: Undo2,
  settlement: HandCoins,
  settled_refund: Undo2,
  channel_payout: Landmark,
  withdrawal_requested: Landmark,
  withdrawal_ended: Landmark,
  withdrawal_paid: Landmark,
  withdrawal_bounced: Landmark,
  adjustment: SlidersHorizontal,
  points_earned: Coins,
  points_spent: Coins,
  points_returned: Undo2,
  points_order_payment: ShoppingBag,
  points_order_refund: Undo2,
  points_expired: Hourglass,
  points_revoked: Coins,
}

/** The picture of what moved the money or the points; the same in all logs. */
export function EventIcon({ event }: { event: LedgerEvent }) {
  const Icon = icons[event]
  return (
    <span aria-hidden className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-2">
      <Icon size={18} />
    </span>
  )
}

import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import { Coins, Gift, ShoppingBag, SlidersHorizontal, Undo2, Wallet, type LucideIcon } from 'lucide-react'

const icons: Record<LedgerEvent, LucideIcon> = {
  top_up: Wallet,
  starting_balance: Gift,
  order_payment: ShoppingBag,
  order_cancelled: Undo2,
  adjustment: SlidersHorizontal,
  points_earned: Coins,
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

import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import type { BillKind } from './hooks.ts'

/** What the payment of each kind of bill is in the books. */
export const paymentEvents = {
  order_group: 'order_payment',
  top_up: 'top_up',
  points_order: 'points_order_payment',
} as const satisfies Record<BillKind, LedgerEvent>

import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import type { Place } from './chart.ts'

/** What each event may move, from → to (rules §8). `book` accepts nothing else, and no amount below zero. */
export const postingTable = {
  top_up: [['clearing', 'user_prepaid']],
  top_up_returned: [['user_prepaid', 'refund_due']],
  /** Back when the account is closed. */
  starting_balance: [
    ['demo_balances', 'user_money'],
    ['user_money', 'demo_balances'],
  ],
  order_payment: [
    ['clearing', 'escrow'],
    ['user_spending', 'escrow'],
    ['subsidy', 'escrow'],
  ],
  unmatched_payment: [['clearing', 'suspense']],
  unmatched_returned: [['suspense', 'refund_due']],
  refund_agreed: [
    ['escrow', 'refund_due'],
    ['escrow', 'subsidy'],
  ],
  refund_paid: [
    ['refund_due', 'clearing'],
    ['refund_due', 'user_prepaid'],
    ['refund_due', 'user_income'],
  ],
  settlement: [
    ['escrow', 'store_income'],
    ['escrow', 'commission'],
    ['escrow', 'user_income'],
  ],
  settled_refund: [
    ['store_clawback', 'refund_due'],
    ['store_clawback', 'subsidy'],
    ['commission', 'refund_due'],
    ['commission', 'subsidy'],
    ['user_clawback', 'refund_due'],
    ['user_clawback', 'subsidy'],
  ],
  /** What the channel owes us falls, and what is at the bank and what it cost rise: both are below zero. */
  channel_payout: [
    ['bank', 'clearing'],
    ['provider_fees', 'clearing'],
  ],
  withdrawal_requested: [
    ['user_money', 'user_frozen'],
    ['store_money', 'store_frozen'],
  ],
  withdrawal_ended: [
    ['user_frozen', 'user_income'],
    ['store_frozen', 'store_income'],
  ],
  withdrawal_paid: [
    ['user_frozen', 'payout_bank'],
    ['user_frozen', 'commission'],
    ['store_frozen', 'payout_bank'],
    ['store_frozen', 'commission'],
  ],
  withdrawal_bounced: [
    ['payout_bank', 'user_income'],
    ['commission', 'user_income'],
    ['payout_bank', 'store_income'],
    ['commission', 'store_income'],
  ],
  adjustment: [
    ['adjustments', 'user_income'],
    ['adjustments', 'user_frozen'],
    ['adjustments', 'store_income'],
    ['adjustments', 'store_frozen'],
    ['user_money', 'adjustments'],
    ['user_frozen', 'adjustments'],
    ['store_money', 'adjustments'],
    ['store_frozen', 'adjustments'],
    ['points_issuer', 'points_income'],
    ['user_points', 'points_issuer'],
  ],
  points_earned: [['points_issuer', 'points_income']],
  points_spent: [['user_points', 'points_issuer']],
  /** Of a cancelled order of points goods. */
  points_returned: [['points_issuer', 'points_income']],
  /** The cash part of an order of points goods. */
  points_order_payment: [
    ['clearing', 'points_sales'],
    ['user_spending', 'points_sales'],
  ],
  points_order_refund: [['points_sales', 'refund_due']],
  points_expired: [['user_points', 'points_issuer']],
  points_revoked: [['points_clawback', 'points_issuer']],
  /** As booked before refunds had states of their own. */
  order_cancelled: [['escrow', 'user_money']],
} as const satisfies Record<LedgerEvent, readonly (readonly [from: Place, to: Place])[]>

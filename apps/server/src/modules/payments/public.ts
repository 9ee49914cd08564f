/** Bills and how they are paid (rules §6). This module knows bills, not orders. */
export { billCredits, billPaid, type BillKind, type Credit } from './hooks.ts'
export { closeBill } from './bills.ts'
export { payBack, type PayBack } from './refunds/pay-back.ts'
export { payByBalance, settleFreeBill } from './pay-bill.ts'

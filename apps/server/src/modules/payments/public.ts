/** Bills and how they are paid (rules §6). Payments knows a bill, not an order. */
export { billCredits, billPaid, type BillKind } from './hooks.ts'
export { closeBill, openBill } from './bills.ts'
export { payByBalance, settleFreeBill } from './pay-bill.ts'

/** Bills and how they are paid (rules §6). Payments knows a bill, not an order. */
export { registerBillKind, type BillHooks, type BillKind } from './bill-kinds.ts'
export { closeBill, openBill } from './bills.ts'
export { payByBalance, settleFreeBill } from './pay-bill.ts'
export { payGroups, testPayKeys } from './test-keys.ts'

import { getPointsPayment, payPointsOrder } from '@fangshi/contract/points-mall'
import { call } from '~/api/call.ts'
import type { CashierBill } from '~/pages/checkout/methods/cashier-bill.ts'
import { links } from '~/routing/links.ts'

/** The bill of the cash part of a points order; `amount` with two decimals. */
export const pointsBill = (order_no: string, amount: string): CashierBill => ({
  key: order_no,
  amount,
  begin: (method, by) => call(payPointsOrder, { params: { order_no }, body: { method, ...by } }, { quiet: true }),
  check: async (signal) =>
    (await call(getPointsPayment, { params: { order_no }, query: {} }, { quiet: true, ...(signal ? { signal } : {}) }))
      .status,
  pathOf: (method) => links.pointsPay(order_no, method),
  payByBalance: (ticket, key) =>
    call(payPointsOrder, { params: { order_no }, body: { method: 'balance', ticket } }, { key, quiet: true }),
})

import { checkOrder, payOrder } from '@fangshi/contract/orders'
import { call } from '~/api/call.ts'
import { links } from '~/routing/links.ts'
import type { CashierBill } from './cashier-bill.ts'
import type { OrderGroup } from '../use-order-group.ts'

/** The bill of an order group. */
export const groupBill = ({ group_no, total_price }: Pick<OrderGroup, 'group_no' | 'total_price'>): CashierBill => ({
  key: group_no,
  amount: total_price,
  begin: (method, by) => call(payOrder, { body: { group_no, method, ...by } }, { quiet: true }),
  check: async (signal) =>
    (await call(checkOrder, { body: { group_no } }, { quiet: true, ...(signal ? { signal } : {}) })).status,
  pathOf: (method) => links.orderPay(group_no, method),
  payByBalance: (ticket, key) =>
    call(payOrder, { body: { group_no, method: 'balance', ticket } }, { key, quiet: true }),
})

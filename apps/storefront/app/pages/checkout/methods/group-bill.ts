import { checkOrder, payOrder } from '@fangshi/contract/orders'
import { call } from '~/api/call.ts'
import type { ProviderBill } from '~/payment/provider-bill.ts'
import type { OrderGroup } from '../use-order-group.ts'

/** The bill of an order group, as the panels of providers pay it. */
export const groupBill = ({ group_no, total_price }: Pick<OrderGroup, 'group_no' | 'total_price'>): ProviderBill => ({
  key: group_no,
  amount: total_price,
  begin: (method, device) => call(payOrder, { body: { group_no, method, device } }, { quiet: true }),
  check: async (signal) =>
    (await call(checkOrder, { body: { group_no } }, { quiet: true, ...(signal ? { signal } : {}) })).status,
})

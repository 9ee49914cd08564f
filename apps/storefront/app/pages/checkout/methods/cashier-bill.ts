import type { ProviderBill } from '~/payment/provider-bill.ts'
import type { OrderGroup } from '../use-order-group.ts'

/** A bill that a cashier pays by all methods: an order group, or the cash part of a points order. */
export interface CashierBill extends ProviderBill {
  /** The cashier's address; `method`: the provider through which paying has begun. */
  pathOf: (method?: string) => string
  /** Pays it with a pay ticket. `key`: the same for a second try. */
  payByBalance: (ticket: string, key: string) => Promise<unknown>
}

/** The payer's data that the cashier needs, and the state of the bill. */
export type PayState = Pick<OrderGroup, 'status' | 'total_price' | 'money' | 'has_pay_password'>

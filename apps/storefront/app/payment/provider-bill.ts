import type { Payable } from '@fangshi/contract/payments'
import { providerChannels, type ProviderChannel } from '@fangshi/contract/status'
import type { Payer } from './payer.ts'

export type BillState = 'open' | 'paid' | 'cancelled'

/** A bill that can be paid through a provider: an order group, a top-up or a points order. */
export interface ProviderBill {
  /** Tells bills apart. */
  key: string
  /** With two decimals. */
  amount: string
  /** Begins the payment or goes on with it. */
  begin: (method: ProviderChannel, by: Payer) => Promise<Payable>
  check: (signal?: AbortSignal) => Promise<BillState>
}

/** The channel that the address names; null for none. */
export const channelIn = (text: string | null): ProviderChannel | null =>
  providerChannels.find((channel) => channel === text) ?? null

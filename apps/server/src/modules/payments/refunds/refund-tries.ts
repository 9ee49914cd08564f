import { ProviderError, type ProviderFault } from '../providers/provider-error.ts'
import type { Refund } from '../providers/provider.ts'

/** What comes next for a refund after the provider was asked. */
export type Next = 'paid' | 'refused' | 'processing' | 'due'

/** What a provider's answer means: `abnormal` is a payer's account that cannot take it, so it is refused for good. */
export function nextAfter(refund: Refund): Next {
  if (refund.state === 'succeeded') return 'paid'
  if (refund.state === 'processing') return 'processing'
  // The provider does not know it, so it is sent again under the same number.
  return refund.state === 'not_found' ? 'due' : 'refused'
}

/** Faults that no later try mends. */
const final: ReadonlySet<ProviderFault> = new Set(['REFUND_REFUSED', 'TRADE_NOT_FOUND', 'TRADE_CLOSED'])

/** Whether the provider has refused for good. */
export const isRefused = (error: unknown): boolean => error instanceof ProviderError && final.has(error.fault)

const minuteMs = 60_000
const longestMs = 6 * 60 * minuteMs

/** How long to wait after this many tries, in ms: a minute, then twice as long each time, up to six hours. */
export const waitAfter = (tries: number): number => Math.min(longestMs, minuteMs * 2 ** Math.min(tries - 1, 20))

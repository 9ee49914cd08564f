import type { Provider, RefundOrder } from '../providers/provider.ts'
import { isRefused, nextAfter, type Next } from './refund-tries.ts'

/**
 * Asks a provider for a refund, or what became of one that it works on. A refusal counts only when the provider does not know
 * the refund's number: an earlier try whose answer was lost may have paid it out. Throws ProviderError.
 */
export async function askProvider(
  provider: Pick<Provider, 'refund' | 'queryRefund'>,
  order: RefundOrder,
  status: 'due' | 'processing',
): Promise<Next> {
  if (status === 'processing') return nextAfter(await provider.queryRefund(order))
  try {
    return nextAfter(await provider.refund(order))
  } catch (error) {
    if (!isRefused(error)) throw error
    const next = nextAfter(await provider.queryRefund(order))
    return next === 'due' ? 'refused' : next
  }
}

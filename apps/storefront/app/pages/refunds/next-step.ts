import type { ShopperRefund } from '@fangshi/contract/refunds'

type Next = Pick<ShopperRefund, 'status' | 'kind' | 'on_silence'>

/** The text that says what happens next, and what happens by itself when the time is up. */
export function nextStepKey({ status, kind, on_silence }: Next) {
  if (status === 'requested') {
    if (on_silence === 'platform') return 'refund:next_platform' as const
    return kind === 'refund' ? ('refund:next_agreed_refund' as const) : ('refund:next_agreed_return' as const)
  }
  if (status === 'sent_back') {
    return kind === 'exchange' ? ('refund:next_sent_back_exchange' as const) : ('refund:next_sent_back_return' as const)
  }
  return `refund:next_${status}` as const
}

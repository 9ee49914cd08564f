import { providerDevices } from '@fangshi/contract/payments'
import type { ProviderChannel } from '@fangshi/contract/status'
import type { Context } from '../../context.ts'
import { fail } from '../../kernel/fail.ts'
import { ProviderError, providerOf, type Payment } from '../payments/public.ts'
import type { BillLine } from './bill-line.ts'

/** A provider's refusal as the caller reads it. */
function refuse(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error
  return fail(error.fault === 'BILL_NOT_READY' ? 'BILL_NOT_READY' : 'PAY_CHANNEL_BUSY')
}

/**
 * The provider's bill of a day with the keys of every device that has them: devices of one merchant have the same bill, and
 * a line counts once. Null for a channel without keys. Calls the provider, so it belongs into no transaction. Throws
 * BILL_NOT_READY, PAY_CHANNEL_BUSY.
 */
export async function fetchBill(ctx: Context, channel: ProviderChannel, day: string): Promise<BillLine[] | null> {
  const lines = new Map<string, BillLine>()
  let hasKeys = false
  for (const device of providerDevices[channel]) {
    const provider = await providerOf(ctx, channel, device, { isClosing: true })
    if (!provider) continue
    hasKeys = true
    for (const line of await provider.dailyBill(day).catch(refuse)) {
      const key = `${line.kind} ${line.trade_no} ${line.refund_no}`
      if (!lines.has(key)) lines.set(key, { ...line, device })
    }
  }
  return hasKeys ? [...lines.values()] : null
}

/** What the provider says now about an attempt; null when it has not been paid. Throws PAY_CHANNEL_BUSY, CHANNEL_WITHOUT_KEYS. */
export async function askPayment(
  ctx: Context,
  { channel, device, attempt_no }: { channel: ProviderChannel; device: string; attempt_no: string },
): Promise<Payment | null> {
  const provider = (await providerOf(ctx, channel, device, { isClosing: true })) ?? fail('CHANNEL_WITHOUT_KEYS')
  const trade = await provider.query(attempt_no).catch(refuse)
  return trade.state === 'paid' || trade.state === 'refunded' ? trade.payment : null
}

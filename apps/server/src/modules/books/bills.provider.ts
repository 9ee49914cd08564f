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
 * The provider's bill of a day, fetched once for each merchant that the devices with keys belong to. Null for a channel
 * without keys. Calls the provider, so it belongs into no transaction. Throws BILL_NOT_READY, PAY_CHANNEL_BUSY.
 */
export async function fetchBill(ctx: Context, channel: ProviderChannel, day: string): Promise<BillLine[] | null> {
  const lines: BillLine[] = []
  const merchants = new Set<string>()
  for (const device of providerDevices[channel]) {
    const provider = await providerOf(ctx, channel, device, { isClosing: true })
    if (!provider || merchants.has(provider.merchant)) continue
    merchants.add(provider.merchant)
    const bill = await provider.dailyBill(day).catch(refuse)
    lines.push(...bill.map((line) => ({ ...line, device })))
  }
  return merchants.size ? lines : null
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

import type { ProviderChannel } from '@fangshi/contract/status'
import { providerOf } from '../../src/modules/payments/provider-of.ts'
import type { ClientStep } from '../../src/modules/payments/providers/provider.ts'
import type { TestApp } from '../app.ts'
import { orderAt, type MadeOrder } from '../factories.ts'

let numbers = 0

/** An unpaid order whose payment was begun at its provider, with what the payer's client continues with. */
export async function beginPayment(
  it: TestApp,
  channel: ProviderChannel,
  device: string,
): Promise<{ order: MadeOrder; attempt_no: string; prepared: ClientStep }> {
  const order = await orderAt(it, 'waiting_payment')
  const attempt_no = `20260101${String(++numbers).padStart(16, '0')}`
  const { rows } = await it.ctx.db.pool.query<{ amount_cents: number }>(
    `insert into payment_attempts (bill_id, attempt_no, channel, device, amount_cents, status, expires_at)
     select id, $2, $3, $4, amount_cents, 'open', now() + interval '1 day' from bills where kind = 'order_group' and ref_id = $1
     returning amount_cents`,
    [order.group_id, attempt_no, channel, device],
  )
  const provider = await providerOf(it.ctx, channel, device)
  if (!provider) throw new Error(`${channel} ${device} is switched off`)
  const prepared = await provider.prepare({
    attempt_no,
    amount_cents: rows[0]?.amount_cents ?? 0,
    subject: '订单',
    expires_at: new Date(it.ctx.now().getTime() + 3_600_000),
    return_url: 'http://127.0.0.1:8080/order/pay/1',
    payer_ip: '203.0.113.9',
    payer_id: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
  })
  return { order, attempt_no, prepared }
}

import type { ProviderChannel } from '@fangshi/contract/status'
import { statement, type Tx } from '../../../kernel/db/db.ts'
import type { RawNotice } from '../providers/provider.ts'

const insert = statement(
  'payments.insert_notice',
  `insert into payment_notices (channel, device, notice_id, kind, body, headers, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (channel, notice_id) do nothing returning id`,
)

export interface NewNotice {
  channel: ProviderChannel
  device: string
  notice_id: string
  kind: 'payment' | 'refund' | 'trade'
  raw: RawNotice
  at: Date
}

/** Keeps a verified notice with its bytes; false when it is there already. Waits for another that keeps the same one. */
export async function keepNotice(tx: Tx, { channel, device, notice_id, kind, raw, at }: NewNotice): Promise<boolean> {
  const values = [channel, device, notice_id, kind, raw.body, JSON.stringify(raw.headers), at]
  return (await tx.rows(insert, values)).length === 1
}

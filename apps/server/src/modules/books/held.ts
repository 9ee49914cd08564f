import type { Db } from '../../kernel/db/db.ts'
import { totalsByKind } from '../ledger/public.ts'

/** What channels hold for us (their clearing is below zero by as much) and what is in suspense, in cents: as of an instant, or now. */
export async function heldBalances(
  db: Db,
  at?: Date,
): Promise<{ suspense: number; channels: { channel: string; held: number }[] }> {
  const totals = await totalsByKind(db, at)
  const suspense = totals.find(({ owner_kind, kind }) => owner_kind === 'platform' && kind === 'suspense')
  const channels = totals.filter(({ owner_kind }) => owner_kind === 'channel')
  return {
    suspense: suspense?.balance ?? 0,
    channels: channels.map(({ kind, balance }) => ({
      channel: kind.replace(/^clearing_/, ''),
      held: balance === 0 ? 0 : -balance,
    })),
  }
}

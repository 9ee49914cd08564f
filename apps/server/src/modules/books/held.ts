import type { Db } from '../../kernel/db/db.ts'
import { totalsByKind } from '../ledger/public.ts'

/**
 * The money that channels hold for us (the negative balance of their clearing accounts) and the money in suspense, in cents,
 * at an instant or now.
 */
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

import type { PaymentMethod } from '@fangshi/contract/status'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import type { Entry } from '../ledger/public.ts'
import type { billKinds } from './schema.ts'

export type BillKind = (typeof billKinds)[number]

/** What a kind of bill is about: its module hands these to `app.ts`. Both run in the payment's transaction. */
export interface BillHooks {
  /** Where the money goes; the amounts (cents, ≥ 0) sum to the bill's. */
  credits(tx: Tx, ref_id: number): Promise<Entry[]>
  /** Moves what was paid for. May refuse, and with it the whole payment. */
  paid(tx: Tx, ctx: Context, ref_id: number, method: PaymentMethod, at: Date): Promise<void>
}

const registered = new Map<BillKind, BillHooks>()

/** Wires the hooks of a bill kind; `app.ts` calls it once per kind. */
export function registerBillKind(kind: BillKind, hooks: BillHooks): void {
  registered.set(kind, hooks)
}

/** The hooks of a bill kind; throws an Error when nobody registered it. */
export function hooksOf(kind: BillKind): BillHooks {
  const hooks = registered.get(kind)
  if (!hooks) throw new Error(`nobody takes payments for ${kind}`)
  return hooks
}

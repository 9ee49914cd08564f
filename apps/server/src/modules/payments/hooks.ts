import type { PaymentMethod } from '@fangshi/contract/status'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../kernel/db/db.ts'
import { hook, keyedHook } from '../../kernel/hook.ts'
import type { AccountRef } from '../ledger/public.ts'
import { billKinds } from './schema.ts'

export type BillKind = (typeof billKinds)[number]

/** A part of a bill's money, in cents, and where it goes: the escrow of an order, the balance of who topped up, or the platform's sales for points. */
export interface Credit {
  to: AccountRef<'escrow'> | AccountRef<'user_prepaid'> | AccountRef<'points_sales'>
  amount: number
  /** What the platform adds in the same transaction (rules §8). */
  subsidy?: number
}

/** Where the money of a bill goes; the amounts without subsidies sum to the bill's amount. */
export const billCredits = keyedHook<BillKind, [tx: Tx, ref_id: number], Credit[]>('payments.bill_credits', billKinds)

/** What a provider has to know of a bill beside its amount. */
export interface BillTerms {
  /** Until when it can be paid. */
  expires_at: Date
  /** What the payer reads at the provider; a text of ours, never a shopper's. */
  title: string
  /** The page of the shop that the payer comes back to. */
  return_path: string
}
export const billTerms = keyedHook<BillKind, [db: Db, ref_id: number], BillTerms>('payments.bill_terms', billKinds)

/**
 * Whether what an open, locked bill is for can still be had; false sends a payment back to its source. Called before anything is
 * booked, so that rows can be locked which come before the ledger's.
 */
export const billHolds = hook<[tx: Tx, bill: { kind: BillKind; ref_id: number }, at: Date], boolean>(
  'payments.bill_holds',
)

/** Runs when a bill is paid: its kind moves what was paid for. It may throw, which rolls the payment back. */
export const billPaid = keyedHook<BillKind, [tx: Tx, ctx: Context, ref_id: number, method: PaymentMethod, at: Date]>(
  'payments.bill_paid',
  billKinds,
)

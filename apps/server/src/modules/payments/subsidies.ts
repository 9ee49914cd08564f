import { platform, type MoveOf } from '../ledger/public.ts'
import type { Credit } from './hooks.ts'

/** What the platform adds to the money of a bill (rules §8). */
export const subsidiesOf = (credits: readonly Credit[]): MoveOf<'order_payment'>[] =>
  credits
    .filter(({ subsidy = 0 }) => subsidy > 0)
    .map(({ to, subsidy }) => ({ from: platform('subsidy'), to, amount: subsidy }) as MoveOf<'order_payment'>)

import type { BankCard } from '@fangshi/contract/bank-cards'
import { formatDateTime } from '@fangshi/contract/time'
import type { CardRow } from './cards.db.ts'
import { pausedUntil } from './limits.ts'

/** 3445 → **** 3445: how a card number is shown, everywhere. */
export const maskedTail = (tail: string): string => `**** ${tail}`

/** A card as its owner reads it. */
export function showCard({ id, name, bank_name, card_tail, created_at }: CardRow, now: Date): BankCard {
  const until = pausedUntil(created_at, now)
  return {
    id,
    name,
    bank_name,
    card_no: maskedTail(card_tail),
    usable_from: until && formatDateTime(until),
    created_at: formatDateTime(created_at),
  }
}

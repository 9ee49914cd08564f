import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime, Id, Nothing, PayPassword, Text } from './shapes.ts'

/** Bank cards that withdrawals are paid to (rules §8): kept sealed, shown masked. */

/** How many cards one shopper or store keeps. */
export const maxBankCards = 10

/** A bank card or account number as somebody types it: 12 to 19 digits; spaces between groups are left out. */
const BankNo = z.pipe(
  z.string('REQUIRED').check(z.trim(), z.minLength(1, 'REQUIRED'), z.regex(/^[\d ]{12,26}$/, 'BANK_NO_INVALID')),
  z.pipe(
    z.transform((text: string) => text.replaceAll(' ', '')),
    z.string().check(z.regex(/^\d{12,19}$/, 'BANK_NO_INVALID')),
  ),
)

export const BankCard = z.object({
  id: Id,
  /** Whose account it is at the bank. */
  name: z.string(),
  bank_name: z.string(),
  /** Masked: the last four digits. */
  card_no: z.string(),
  /** Until when nothing is paid to it, since it is new (rules §1); null when it can be used. */
  usable_from: z.nullable(DateTime),
  created_at: DateTime,
})
export type BankCard = z.input<typeof BankCard>

/** The form of a shopper's card, whose name is that of the real-name record. */
export const BankCardInput = z.strictObject({ bank_name: Text(1, 30), card_no: BankNo })

const byId = z.strictObject({ id: Id })
const refusals = ['BANK_CARDS_FULL', 'BANK_CARD_TAKEN', 'WITHDRAWALS_PAUSED'] as const

export const listBankCards = route('GET /user/bank_cards', {
  area: 'Home',
  right: 'shopper',
  does: 'The own bank cards, masked.',
  reply: z.array(BankCard),
})
export const addBankCard = route('POST /user/bank_cards', {
  area: 'Home',
  right: 'shopper',
  does: 'Saves a bank card in the own real name. Needs a pay ticket.',
  body: z.extend(BankCardInput, { ticket: z.optional(Text(1, 200)) }),
  reply: BankCard,
  fails: ['REAL_NAME_MISSING', 'PAY_TICKET_INVALID', 'PAY_PASSWORD_MISSING', ...refusals],
})
export const removeBankCard = route('DELETE /user/bank_cards/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'Forgets an own bank card. Withdrawals to it stay as they are.',
  params: byId,
  reply: Nothing,
  fails: ['BANK_CARD_NOT_FOUND'],
})

const seller = { area: 'Seller', right: 'Seller.cashes.cards' } as const

export const listStoreCards = route('GET /Seller/cashes/cards', {
  area: 'Seller',
  right: 'Seller.cashes.index',
  does: 'The bank cards and accounts of the store, masked.',
  reply: z.array(BankCard),
})
export const addStoreCard = route('POST /Seller/cashes/cards', {
  ...seller,
  does: 'Saves a bank card or account of the store. Needs the owner’s pay password.',
  body: z.strictObject({ name: Text(1, 60), bank_name: Text(1, 30), card_no: BankNo, pay_password: PayPassword }),
  reply: BankCard,
  fails: ['PAY_PASSWORD_MISSING', 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED', ...refusals],
  confirm: true,
})
export const removeStoreCard = route('DELETE /Seller/cashes/cards/{id}', {
  ...seller,
  does: 'Forgets a bank card of the store. Withdrawals to it stay as they are.',
  params: byId,
  reply: Nothing,
  fails: ['BANK_CARD_NOT_FOUND'],
  confirm: true,
})

import { maxBankCards } from '@fangshi/contract/bank-cards'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { InSession, Seller, Shopper } from '../../kernel/http/who.ts'
import { seal } from '../../kernel/secret-box.ts'
import { bankNoHash, realNameOf, spendTicket } from '../accounts/public.ts'
import { cardsOf, deleteCard, insertCard, type CardRow } from './cards.db.ts'
import { maskedTail } from './cards.show.ts'
import { lockHolder } from './holder.db.ts'
import { pausedUntil } from './limits.ts'
import { shopperOwner, storeOwner, type Owner } from './owner.ts'

interface CardInput {
  name: string
  bank_name: string
  card_no: string
}

/** Saves a card of an owner. Throws WITHDRAWALS_PAUSED, BANK_CARDS_FULL, BANK_CARD_TAKEN. */
async function saveCard(tx: Tx, ctx: Context, owner: Owner, { name, bank_name, card_no }: CardInput): Promise<CardRow> {
  const holder = (await lockHolder(tx, owner)) ?? fail('NOT_LOGGED_IN')
  const at = ctx.now()
  if (pausedUntil(holder.secured_at, at)) fail('WITHDRAWALS_PAUSED')
  if ((await cardsOf(tx, owner)).length >= maxBankCards) fail('BANK_CARDS_FULL')
  const card_hash = bankNoHash(ctx, card_no)
  const card_tail = card_no.slice(-4)
  return insertCard(tx, owner, { name, bank_name, card_no_sealed: seal(ctx, card_no), card_tail, card_hash, at })
}

/**
 * Saves a card in the shopper's real name; the ticket proves the pay password (rules §1). Throws REAL_NAME_MISSING,
 * PAY_TICKET_INVALID, PAY_PASSWORD_MISSING, and what `saveCard` throws.
 */
export async function addOwnCard(
  tx: Tx,
  ctx: Context,
  { user_id, session_id }: InSession<Shopper>,
  { ticket, ...card }: Omit<CardInput, 'name'> & { ticket?: string | undefined },
): Promise<CardRow> {
  await spendTicket(tx, { session_id, user_id, ticket, amount_cents: 0, now: ctx.now() })
  const { name } = (await realNameOf(tx, user_id)) ?? fail('REAL_NAME_MISSING')
  return saveCard(tx, ctx, shopperOwner({ user_id }), { ...card, name })
}

const forAudit = ({ name, bank_name, card_tail }: CardRow) => ({ name, bank_name, card_no: maskedTail(card_tail) })

/** Saves a card or account of the store, once the owner's pay password was checked. Throws what `saveCard` throws. */
export async function addStoreCard(tx: Tx, ctx: Context, who: Seller, input: CardInput) {
  const card = await saveCard(tx, ctx, storeOwner(who), input)
  return { target: card.id, after: forAudit(card), card }
}

/** Forgets a card of the shopper. Throws BANK_CARD_NOT_FOUND. */
export async function removeOwnCard(tx: Tx, _ctx: Context, who: Shopper, { id }: { id: number }): Promise<void> {
  if (!(await deleteCard(tx, shopperOwner(who), id))) fail('BANK_CARD_NOT_FOUND')
}

/** Forgets a card of the store. Throws BANK_CARD_NOT_FOUND. */
export async function removeStoreCard(tx: Tx, _ctx: Context, who: Seller, { id }: { id: number }) {
  const card = (await deleteCard(tx, storeOwner(who), id)) ?? fail('BANK_CARD_NOT_FOUND')
  return { target: id, before: forAudit(card) }
}

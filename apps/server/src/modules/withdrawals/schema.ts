import { sql, type SQL } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { withdrawalOwners, withdrawalStatuses } from '@fangshi/contract/withdrawals'
import { bytea, cents, createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { admins, users } from '../accounts/schema.ts'
import { stores } from '../stores/schema.ts'

const owner = {
  user_id: ref().references(() => users.id),
  store_id: ref().references(() => stores.id),
}
const card = {
  /** Whose account it is at the bank. */
  name: text().notNull(),
  bank_name: text().notNull(),
  card_no_sealed: text().notNull(),
  /** The last four digits. */
  card_tail: text().notNull(),
}

/** Bank cards that a shopper or a store withdraws to. A keyed hash recognises the same card without decrypting it. */
export const bankCards = pgTable(
  'bank_cards',
  { id: id(), ...owner, ...card, card_hash: bytea().notNull(), created_at: createdAt() },
  (t) => [
    unique('bank_cards_user').on(t.user_id, t.card_hash),
    unique('bank_cards_store').on(t.store_id, t.card_hash),
    check('bank_cards_one_owner', sql`num_nonnulls(${t.user_id}, ${t.store_id}) = 1`),
    check('bank_cards_sealed', sql`${t.card_no_sealed} like 'sealed:%'`),
    check('bank_cards_tail', sql`${t.card_tail} ~ '^[0-9]{4}$'`),
  ],
)

/**
 * Money that a shopper or a store takes out (rules §8), with the card as it was when asked for. The card number is empty
 * once its owner has closed the account.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    withdrawal_no: text().notNull(),
    ...owner,
    owner_kind: text({ enum: withdrawalOwners })
      .notNull()
      .generatedAlwaysAs((): SQL => sql`case when user_id is null then 'store' else 'user' end`),
    /** What leaves the balance; the bank gets it less the fee. */
    money_cents: cents().notNull(),
    fee_cents: cents().notNull(),
    status: text({ enum: withdrawalStatuses }).notNull().default('requested'),
    ...card,
    remark: text().notNull().default(''),
    /** It was above the limit of the settings when it was requested. */
    needs_second: boolean().notNull(),
    first_approver_id: ref().references(() => admins.id),
    /** Who approved or refused it. */
    decider_id: ref().references(() => admins.id),
    /** Why it was refused, or sent back by the bank. */
    reason: text().notNull().default(''),
    bank_reference: text(),
    created_at: createdAt(),
    /** Approved, refused or cancelled. */
    decided_at: instant(),
    paid_at: instant(),
    bounced_at: instant(),
  },
  (t) => [
    unique('withdrawals_no').on(t.withdrawal_no),
    // One transfer of the bank pays one withdrawal.
    uniqueIndex('withdrawals_bank_reference')
      .on(t.bank_reference)
      .where(sql`${t.bank_reference} is not null`),
    index('withdrawals_no_prefix').on(t.withdrawal_no.op('text_pattern_ops'), t.id),
    index('withdrawals_name_prefix').on(sql`lower(${t.name}) text_pattern_ops`, t.id),
    index('withdrawals_user').on(t.user_id, t.id),
    index('withdrawals_store').on(t.store_id, t.id),
    index('withdrawals_store_status').on(t.store_id, t.status, t.id),
    index('withdrawals_store_created_at').on(t.store_id, t.created_at, t.id),
    index('withdrawals_store_money').on(t.store_id, t.money_cents, t.id),
    index('withdrawals_store_no').on(t.store_id, t.withdrawal_no, t.id),
    index('withdrawals_first_approver')
      .on(t.first_approver_id)
      .where(sql`${t.first_approver_id} is not null`),
    index('withdrawals_decider')
      .on(t.decider_id)
      .where(sql`${t.decider_id} is not null`),
    index('withdrawals_status').on(t.status, t.id),
    index('withdrawals_created_at').on(t.created_at, t.id),
    index('withdrawals_money').on(t.money_cents, t.id),
    check('withdrawals_one_owner', sql`num_nonnulls(${t.user_id}, ${t.store_id}) = 1`),
    check('withdrawals_amount', sql`${t.fee_cents} >= 0 and ${t.money_cents} > ${t.fee_cents}`),
    check('withdrawals_sealed', sql`${t.card_no_sealed} = '' or ${t.card_no_sealed} like 'sealed:%'`),
    check('withdrawals_decided', sql`(${t.status} = 'requested') = (${t.decided_at} is null)`),
    check('withdrawals_decider', sql`(${t.status} not in ('requested', 'cancelled')) = (${t.decider_id} is not null)`),
    check(
      'withdrawals_second_approver',
      sql`${t.status} not in ('approved', 'paid', 'bounced') or not ${t.needs_second} or coalesce(${t.first_approver_id} <> ${t.decider_id}, false)`,
    ),
    check(
      'withdrawals_paid',
      sql`(${t.status} in ('paid', 'bounced')) = (${t.paid_at} is not null) and (${t.paid_at} is null) = (${t.bank_reference} is null)`,
    ),
    check('withdrawals_bounced', sql`(${t.status} = 'bounced') = (${t.bounced_at} is not null)`),
  ],
)

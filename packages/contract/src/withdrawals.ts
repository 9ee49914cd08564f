import * as z from 'zod/mini'
import { choiceFilter, moneyFilter, textFilter, timeFilter } from './filters.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, Money, Nothing, PayPassword, Price, Text, paged, pageQuery } from './shapes.ts'

/** Withdrawals of shoppers and stores (rules §8); `cashes` in the addresses. */

export const withdrawalStatuses = ['requested', 'approved', 'paid', 'refused', 'cancelled', 'bounced'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]
export const withdrawalActions = ['approve', 'refuse', 'pay', 'bounce'] as const
export type WithdrawalAction = (typeof withdrawalActions)[number]

/** What is taken off the balance: more than nothing. */
const Amount = Price.check(z.refine((cents) => cents > 0, 'TOO_SMALL'))
const Status = z.literal(withdrawalStatuses)
const byId = z.strictObject({ id: Id })

const shown = {
  id: Id,
  withdrawal_no: z.string(),
  /** What leaves the balance: `fee` and what the bank gets. */
  money: z.string(),
  fee: z.string(),
  net: z.string(),
  status: Status,
  /** The account's holder at the bank. */
  name: z.string(),
  bank_name: z.string(),
  /** Masked: the last four digits. */
  card_no: z.string(),
  remark: z.string(),
  /** Why it was refused, or sent back by the bank. */
  reason: z.string(),
  created_at: DateTime,
  /** Approved, refused or cancelled. */
  decided_at: z.nullable(DateTime),
  paid_at: z.nullable(DateTime),
  bounced_at: z.nullable(DateTime),
}

/** A withdrawal as its owner reads it. */
export const Withdrawal = z.object({ ...shown, can_cancel: z.boolean() })
export type Withdrawal = z.input<typeof Withdrawal>

/** What somebody who withdraws has to know before. */
export const WithdrawalTerms = z.object({
  /** What can be withdrawn; what was topped up cannot. */
  withdrawable: Money,
  /** Percent of the amount, "1.50". */
  fee_percent: z.string(),
  /** For one withdrawal, and what is left of today. */
  least: Money,
  most: Money,
  left_today: Money,
  /** Until when nothing is withdrawn after a change of password, pay password or phone (rules §1). */
  paused_until: z.nullable(DateTime),
  has_pay_password: z.boolean(),
  /** Of a shopper: the name that cards must have; null without a real-name record. Of a store: null. */
  real_name: z.nullable(z.string()),
})
export type WithdrawalTerms = z.input<typeof WithdrawalTerms>

const request = {
  card_id: Id,
  money: Amount,
  /** The fee that was shown; another one is refused with WITHDRAWAL_FEE_CHANGED. */
  fee: z.optional(Price),
  remark: z.optional(Text(0, 100)),
}
const refusals = [
  'BANK_CARD_NOT_FOUND',
  'BALANCE_SHORT',
  'WITHDRAWALS_PAUSED',
  'WITHDRAWAL_TOO_SMALL',
  'WITHDRAWAL_TOO_LARGE',
  'WITHDRAWAL_DAY_LIMIT',
  'WITHDRAWAL_FEE_CHANGED',
] as const

export const readWithdrawalTerms = route('GET /user/cashes/terms', {
  area: 'Home',
  right: 'shopper',
  does: 'What can be withdrawn, the fee and the limits.',
  reply: WithdrawalTerms,
})
export const listWithdrawals = route('GET /user/cashes', {
  area: 'Home',
  right: 'shopper',
  does: 'The own withdrawals, newest first.',
  query: z.strictObject(pageQuery),
  reply: paged(Withdrawal),
})
export const requestWithdrawal = route('POST /user/cashes', {
  area: 'Home',
  right: 'shopper',
  does: 'Asks for a withdrawal to an own bank card. Needs a real-name record and a pay ticket for the amount.',
  body: z.strictObject({ ...request, ticket: z.optional(Text(1, 200)) }),
  reply: Withdrawal,
  fails: ['REAL_NAME_MISSING', 'PAY_TICKET_INVALID', 'PAY_PASSWORD_MISSING', ...refusals],
  idempotent: true,
})
export const cancelWithdrawal = route('POST /user/cashes/{id}/cancel', {
  area: 'Home',
  right: 'shopper',
  does: 'Cancels an own withdrawal that is not decided yet; the money is back at once.',
  params: byId,
  body: z.strictObject({}),
  reply: Withdrawal,
  fails: ['NOT_FOUND', 'WITHDRAWAL_DECIDED'],
  idempotent: true,
})

const filters = { status: choiceFilter(withdrawalStatuses), money: moneyFilter(), created_at: timeFilter() }

export const sellerWithdrawals = resource('Seller', 'cashes', {
  does: 'Withdrawals of the own store',
  sorts: ['created_at', 'money', 'status', 'withdrawal_no'],
  form: z.strictObject({}),
  row: Withdrawal,
  filters,
  verbs: ['index', 'show'],
})
export const readStoreTerms = route('GET /Seller/cashes/terms', {
  area: 'Seller',
  right: sellerWithdrawals.right('index'),
  does: 'What the store can withdraw, the fee and the limits.',
  reply: WithdrawalTerms,
})
export const requestStoreWithdrawal = route('POST /Seller/cashes', {
  area: 'Seller',
  right: sellerWithdrawals.right('store'),
  does: 'Asks for a withdrawal of the store’s money. Needs the owner’s pay password.',
  body: z.strictObject({ ...request, pay_password: PayPassword }),
  reply: Withdrawal,
  fails: ['PAY_PASSWORD_MISSING', 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED', ...refusals],
  idempotent: true,
  confirm: true,
})
export const cancelStoreWithdrawal = route('POST /Seller/cashes/{id}/cancel', {
  area: 'Seller',
  right: 'Seller.cashes.cancel',
  does: 'Cancels a withdrawal of the store that is not decided yet; the money is back at once.',
  params: byId,
  body: z.strictObject({}),
  reply: Withdrawal,
  fails: ['NOT_FOUND', 'WITHDRAWAL_DECIDED'],
  idempotent: true,
  confirm: true,
})

export const withdrawalOwners = ['user', 'store'] as const

export const adminWithdrawals = resource('Admin', 'cashes', {
  does: 'Withdrawals of users and stores',
  sorts: ['created_at', 'money', 'status', 'withdrawal_no'],
  form: z.strictObject({}),
  row: z.object({
    ...shown,
    owner_kind: z.literal(withdrawalOwners),
    owner_id: z.number(),
    /** The user's nickname or the store's name. */
    owner: z.string(),
    /** Whether the amount needs two administrators. */
    needs_second: z.boolean(),
    /** Who approved first, where two are needed; empty for nobody yet. */
    first_approver: z.string(),
    /** Who approved or refused; empty for nobody yet. */
    decided_by: z.string(),
    /** The bank's number of the transfer. */
    bank_reference: z.string(),
    actions: z.array(z.literal(withdrawalActions)),
  }),
  filters: {
    ...filters,
    withdrawal_no: textFilter('likeRight'),
    name: textFilter('likeRight'),
    owner_kind: choiceFilter(withdrawalOwners),
  },
  verbs: ['index', 'show'],
})
export const countWithdrawals = route('GET /Admin/cashes/counts', {
  area: 'Admin',
  right: adminWithdrawals.right('index'),
  does: 'How many withdrawals wait for a decision and for their transfer.',
  reply: z.object({ requested: z.number(), approved: z.number() }),
})
export const withdrawalCard = route('GET /Admin/cashes/{id}/card', {
  area: 'Admin',
  right: 'Admin.cashes.pay',
  does: 'The whole card number to pay a withdrawal to. Each view is logged.',
  params: byId,
  reply: z.object({ name: z.string(), bank_name: z.string(), card_no: z.string() }),
  fails: ['NOT_FOUND'],
})

const decision = { area: 'Admin', params: byId, reply: Nothing, idempotent: true, confirm: true } as const
const Reason = Text(1, 200)
export const approveWithdrawal = route('POST /Admin/cashes/{id}/approve', {
  ...decision,
  right: 'Admin.cashes.decide',
  does: 'Approves a withdrawal; above the limit of the settings another administrator has to approve too.',
  body: z.strictObject({}),
  fails: ['NOT_FOUND', 'WITHDRAWAL_DECIDED', 'SECOND_APPROVER_NEEDED'],
})
export const refuseWithdrawal = route('POST /Admin/cashes/{id}/refuse', {
  ...decision,
  right: 'Admin.cashes.decide',
  does: 'Refuses a withdrawal with a reason that its owner reads; the money is back on the balance.',
  body: z.strictObject({ reason: Reason }),
  fails: ['NOT_FOUND', 'WITHDRAWAL_DECIDED'],
})
export const payWithdrawal = route('POST /Admin/cashes/{id}/pay', {
  ...decision,
  right: 'Admin.cashes.pay',
  does: 'Marks an approved withdrawal as paid, with the bank’s reference of the transfer.',
  body: z.strictObject({ bank_reference: Text(1, 60) }),
  fails: ['NOT_FOUND', 'WITHDRAWAL_DECIDED', 'BANK_REFERENCE_TAKEN'],
})
export const bounceWithdrawal = route('POST /Admin/cashes/{id}/bounce', {
  ...decision,
  right: 'Admin.cashes.pay',
  does: 'Records that the bank sent a paid withdrawal back: amount and fee are on the balance again.',
  body: z.strictObject({ reason: Reason }),
  fails: ['NOT_FOUND', 'WITHDRAWAL_DECIDED'],
})

import * as z from 'zod/mini'
import { choiceFilter, flagFilter, numberFilter, textFilter, timeFilter } from './filters.ts'
import { ledgerAccountKeys } from './ledger-accounts.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, Instant, Money, Price, Text } from './shapes.ts'
import { providerChannels } from './status.ts'

/** The platform's books (rules §8): the chart with its balances, and where money waits. */

/** How old what is due may be before it stands in the next group, in days. */
export const dueAges = [1, 3, 7] as const

export const readBooks = route('GET /Admin/books', {
  area: 'Admin',
  right: 'Admin.books.index',
  does: 'The accounts of the chart with their balances, as of an instant or now; those of one currency sum to zero.',
  query: z.strictObject({ at: z.optional(Instant) }),
  reply: z.object({
    at: DateTime,
    accounts: z.array(
      z.object({
        account: z.string(),
        currency: z.literal(['CNY', 'POINTS']),
        /** How many accounts of this kind there are. */
        count: z.number(),
        /** Signed: money with two decimals, points whole; + is owed or earned by us. */
        balance: z.string(),
      }),
    ),
  }),
})
export const readDue = route('GET /Admin/books/due', {
  area: 'Admin',
  right: 'Admin.books.index',
  does: 'What waits: refunds due by age, money in suspense, and what each channel holds.',
  reply: z.object({
    /** Refunds that have not reached the payer, by age; `days` is where the group begins. */
    refunds: z.array(z.object({ days: z.number(), count: z.number(), money: Money })),
    suspense: Money,
    /** What a channel has received and neither paid out nor given back. */
    channels: z.array(z.object({ channel: z.string(), held: Money })),
  }),
})

/** The postings of the whole ledger; an operation is the postings of one transaction. */
export const bookPostings = resource('Admin', 'books/postings', {
  does: 'Postings of the ledger',
  form: z.strictObject({}),
  row: z.object({
    id: Id,
    transaction_id: z.number(),
    account: z.string(),
    /** The user, store, order or refund; 0 for the platform's own accounts. */
    owner_id: z.number(),
    event: z.string(),
    /** Signed: money with two decimals, points whole. */
    amount: z.string(),
    /** Of accounts that keep one; else empty. */
    balance: z.string(),
    info: z.string(),
    operation: z.string(),
    created_at: DateTime,
  }),
  filters: {
    account: choiceFilter(ledgerAccountKeys),
    owner_id: numberFilter(),
    transaction_id: numberFilter(),
  },
  verbs: ['index', 'show'],
})

export const unmatchedReasons = ['unknown_number', 'other_amount', 'paid_before', 'bill_closed'] as const
export const refundStates = ['due', 'processing', 'paid', 'refused'] as const

/** Payments that paid no bill: why, and what became of them. */
export const suspense = resource('Admin', 'books/suspense', {
  does: 'Received payments that matched nothing',
  sorts: ['channel', 'created_at', 'unmatched'],
  form: z.strictObject({}),
  row: z.object({
    id: Id,
    channel: z.literal(providerChannels),
    trade_no: z.string(),
    attempt_no: z.string(),
    amount: z.string(),
    unmatched: z.literal(unmatchedReasons),
    paid_at: DateTime,
    created_at: DateTime,
    /** The refund that sends it back; empty while there is none. */
    refund_no: z.string(),
    refund_status: z.nullable(z.literal(refundStates)),
    returned_at: z.nullable(DateTime),
  }),
  filters: {
    channel: choiceFilter(providerChannels),
    unmatched: choiceFilter(unmatchedReasons),
    /** Whether it is still on its way back. */
    is_waiting: flagFilter(),
    trade_no: textFilter('likeRight'),
    attempt_no: textFilter('likeRight'),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show'],
})

/** Refunds that providers have not paid yet, the oldest first. */
export const refundsDue = resource('Admin', 'books/refunds', {
  does: 'Refunds due at providers',
  sorts: ['next_at', 'refund_no'],
  form: z.strictObject({}),
  row: z.object({
    id: Id,
    channel: z.string(),
    refund_no: z.string(),
    trade_no: z.string(),
    amount: z.string(),
    status: z.literal(refundStates),
    tries: z.number(),
    next_at: z.nullable(DateTime),
    created_at: DateTime,
  }),
  filters: {
    channel: choiceFilter(providerChannels),
    status: choiceFilter(['due', 'processing']),
    refund_no: textFilter('likeRight'),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show'],
})

/** What channels have paid out to our bank account. */
export const payouts = resource('Admin', 'books/payouts', {
  does: 'Payouts by channels',
  sorts: ['channel'],
  form: z.strictObject({}),
  row: z.object({
    id: Id,
    channel: z.literal(providerChannels),
    reference: z.string(),
    /** What arrived at the bank. */
    amount: z.string(),
    fee: z.string(),
    paid_at: DateTime,
    /** The administrator who recorded it. */
    recorded_by: z.string(),
    created_at: DateTime,
  }),
  filters: {
    channel: choiceFilter(providerChannels),
    reference: textFilter('likeRight'),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show'],
})
export const recordPayout = route('POST /Admin/books/payouts', {
  area: 'Admin',
  right: payouts.right('store'),
  does: 'Records a payout of a channel: what arrived at the bank, and the fee that was kept.',
  body: z.strictObject({
    channel: z.literal(providerChannels, 'CHOICE_INVALID'),
    amount: Price.check(z.refine((cents) => cents > 0, 'TOO_SMALL')),
    fee: Price,
    reference: Text(1, 60),
    paid_at: Instant,
  }),
  reply: payouts.row,
  fails: ['PAYOUT_TAKEN', 'TIME_FUTURE'],
  idempotent: true,
  confirm: true,
})

/** How the provider's bill and our records differ, and what became of it (rules §6). */
export const differenceFaults = ['missing_here', 'missing_there', 'other_amount'] as const
export const differenceStatuses = ['open', 'counted', 'agrees', 'closed'] as const
export const differenceActions = ['count', 'close'] as const
export type DifferenceAction = (typeof differenceActions)[number]

export const differences = resource('Admin', 'books/differences', {
  does: 'Differences between the providers’ bills and our records',
  sorts: ['channel', 'status'],
  form: z.strictObject({}),
  row: z.object({
    id: Id,
    channel: z.literal(providerChannels),
    /** Of the bill, `YYYY-MM-DD`. */
    day: z.string(),
    kind: z.literal(['payment', 'refund']),
    fault: z.literal(differenceFaults),
    trade_no: z.string(),
    attempt_no: z.string(),
    refund_no: z.string(),
    /** Null where one side does not have it. */
    our_money: z.nullable(z.string()),
    their_money: z.nullable(z.string()),
    status: z.literal(differenceStatuses),
    note: z.string(),
    decided_by: z.string(),
    decided_at: z.nullable(DateTime),
    created_at: DateTime,
    actions: z.array(z.literal(differenceActions)),
  }),
  filters: {
    channel: choiceFilter(providerChannels),
    status: choiceFilter(differenceStatuses),
    fault: choiceFilter(differenceFaults),
    trade_no: textFilter('likeRight'),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show'],
})

const Reconciliation = z.object({
  channel: z.literal(providerChannels),
  day: z.string(),
  lines: z.number(),
  /** Those of the day that are open now. */
  open: z.number(),
  ran_at: DateTime,
})
export const listReconciliations = route('GET /Admin/books/reconciliations', {
  area: 'Admin',
  right: differences.right('index'),
  does: 'The latest days that were compared with the providers’ bills, at most 14.',
  reply: z.array(Reconciliation),
})
export const reconcileDay = route('POST /Admin/books/reconciliations', {
  area: 'Admin',
  right: 'Admin.books.differences.reconcile',
  does: 'Fetches the provider’s bill of a day and compares it with our payments and refunds.',
  body: z.strictObject({
    channel: z.literal(providerChannels, 'CHOICE_INVALID'),
    day: z.string('REQUIRED').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'TIME_INVALID')),
  }),
  reply: Reconciliation,
  fails: ['BILL_NOT_READY', 'PAY_CHANNEL_BUSY', 'CHANNEL_WITHOUT_KEYS'],
  confirm: true,
})
const decide = { area: 'Admin', params: z.strictObject({ id: Id }), reply: z.object({}), confirm: true } as const
export const countDifference = route('POST /Admin/books/differences/{id}/count', {
  ...decide,
  right: 'Admin.books.differences.decide',
  does: 'Counts a payment that is missing here, once the provider has confirmed it again.',
  body: z.strictObject({}),
  fails: ['NOT_FOUND', 'DIFFERENCE_DECIDED', 'PAYMENT_NOT_CONFIRMED', 'PAY_CHANNEL_BUSY', 'CHANNEL_WITHOUT_KEYS'],
})
export const closeDifference = route('POST /Admin/books/differences/{id}/close', {
  ...decide,
  right: 'Admin.books.differences.decide',
  does: 'Closes a difference with a note that explains it. Nothing is booked.',
  body: z.strictObject({ note: Text(1, 200) }),
  fails: ['NOT_FOUND', 'DIFFERENCE_DECIDED'],
})

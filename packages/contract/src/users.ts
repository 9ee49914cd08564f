import * as z from 'zod/mini'
import { choiceFilter, textFilter, timeFilter } from './filters.ts'
import { adjustableKinds } from './ledger-events.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, FileAddress, Flag, Id, Money, Nickname, Nothing, OrNull, Phone, Text } from './shapes.ts'

export const userStatuses = ['active', 'disabled'] as const

const row = z.object({
  id: Id,
  avatar: z.string(),
  nickname: z.string(),
  username: z.string(),
  money: z.string(),
  /** Topped up: may be spent, not withdrawn. */
  prepaid: z.string(),
  frozen: z.string(),
  points: z.number(),
  inviter_id: z.nullable(Id),
  /** The inviter's nickname; empty for none. */
  inviter: z.string(),
  /** The store owner whose sub-account this is; 0 for an account of its own (rules §1). */
  belong_id: z.number(),
  /** That owner's nickname; empty for none. */
  owner: z.string(),
  status: z.literal(userStatuses),
  has_second_factor: z.boolean(),
  last_login_at: z.nullable(DateTime),
  created_at: DateTime,
})

/**
 * The shoppers, store owners and their sub-accounts. They stay for the ledger's sake and are disabled, not deleted; one
 * that is added gets its password by `forget_password`, since administrators never set one (rules §1).
 */
export const users = resource('Admin', 'users', {
  does: 'Users of the platform',
  sorts: ['created_at', 'status'],
  form: z.strictObject({
    nickname: Nickname,
    username: z
      .string('REQUIRED')
      .check(z.trim(), z.regex(/^[\w.-]{3,30}$/, 'INVALID'), z.regex(/\D/, 'USERNAME_INVALID')),
    /** Required when adding a user. */
    phone: z.optional(OrNull(Phone)),
    inviter_id: z.optional(OrNull(Id)),
    avatar: z.optional(FileAddress),
  }),
  row,
  detail: z.extend(row, { phone: z.nullable(z.string()) }),
  filters: {
    nickname: textFilter('like'),
    username: textFilter('like'),
    phone: textFilter('likeRight'),
    status: choiceFilter(userStatuses),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show', 'store', 'update'],
  // Whoever has an account's phone can log in to it and spend its money.
  confirm: true,
})

const byId = z.strictObject({ id: Id })

export const disableUser = route('POST /Admin/users/{id}/disable', {
  area: 'Admin',
  right: 'Admin.users.disable',
  does: 'Disables a user and ends all its sessions, or enables it again. The reason stands in the audit log.',
  params: byId,
  body: z.strictObject({ disabled: Flag, reason: Text(1, 200) }),
  reply: Nothing,
  fails: ['NOT_FOUND'],
  confirm: true,
})
export const resetUser = route('POST /Admin/users/{id}/reset', {
  area: 'Admin',
  right: 'Admin.users.reset',
  does: 'Ends all sessions of a user and sends a `forget_password` code to its phone.',
  params: byId,
  body: Nothing,
  reply: Nothing,
  fails: [
    'NOT_FOUND',
    'ACCOUNT_DISABLED',
    'SUB_ACCOUNT_OF_STORE',
    'SMS_PHONE_EMPTY',
    'SMS_TOO_OFTEN',
    'SMS_UNAVAILABLE',
  ],
  confirm: true,
})

/** The maximum amount of one adjustment, in money or points. */
const maxCents = 1_000_000_000
/** Signed money, not zero. */
export const Adjustment = Money.check(
  z.refine((cents) => cents !== 0, 'INVALID'),
  z.refine((cents) => Math.abs(cents) <= maxCents, 'TOO_BIG'),
)
export const adjustMoney = route('POST /Admin/users/money/handle', {
  area: 'Admin',
  right: 'Admin.users.money',
  does: 'Puts money or points on a balance of a user, or takes them off with a minus sign. Points are whole.',
  body: z.strictObject({
    id: Id,
    kind: z.literal(adjustableKinds, 'CHOICE_INVALID'),
    amount: Adjustment,
    reason: Text(1, 200),
  }),
  reply: z.object({ money: z.string(), prepaid: z.string(), frozen: z.string(), points: z.number() }),
  fails: ['NOT_FOUND', 'SUB_ACCOUNT_OF_STORE', 'BALANCE_SHORT', 'FROZEN_MONEY_NEEDED'],
  idempotent: true,
  confirm: true,
})

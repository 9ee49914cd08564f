import * as z from 'zod/mini'
import { Provider } from './accounts.ts'
import { route } from './route.ts'
import { DateTime, FactorCode, Id, Nothing } from './shapes.ts'

/** Where one's own account is logged in, and the proof that its holder is still there (rules §1). */

export const OwnSession = z.object({
  id: Id,
  area: z.literal(['Home', 'Seller', 'Admin']),
  /** Browser and system, such as "Chrome · Windows"; empty when the browser did not say. */
  device: z.string(),
  /** The address of the login; empty when unknown. */
  ip: z.string(),
  /** The session of this call. */
  is_current: z.boolean(),
  /** When it was last used, to the hour. */
  used_at: DateTime,
  created_at: DateTime,
})

const list = {
  does: 'Where the own account is logged in: this session, then those used last, in all areas, at most 100.',
  reply: z.array(OwnSession),
} as const
const end = {
  does: 'Ends one session of the own account.',
  // Ending sessions opens nothing, and whoever sees a stranger’s is in a hurry.
  confirm: false,
  params: z.strictObject({ id: Id }),
  reply: Nothing,
  fails: ['NOT_FOUND'],
} as const
const endOthers = {
  does: 'Ends all sessions of the own account but this one.',
  confirm: false,
  reply: z.object({ ended: z.number() }),
} as const

const shopper = { area: 'Home', right: 'shopper' } as const
const seller = { area: 'Seller', right: 'seller', whileSuspended: true, beforeSecondFactor: true } as const
const admin = { area: 'Admin', right: 'admin', beforeSecondFactor: true } as const

export const listSessions = route('GET /user/safe/sessions', { ...shopper, ...list })
export const endSession = route('DELETE /user/safe/sessions/{id}', { ...shopper, ...end })
export const endOtherSessions = route('DELETE /user/safe/sessions', { ...shopper, ...endOthers })

export const listSellerSessions = route('GET /Seller/auth/sessions', { ...seller, ...list })
export const endSellerSession = route('DELETE /Seller/auth/sessions/{id}', { ...seller, ...end })
export const endOtherSellerSessions = route('DELETE /Seller/auth/sessions', { ...seller, ...endOthers })

export const listAdminSessions = route('GET /Admin/auth/sessions', { ...admin, ...list })
export const endAdminSession = route('DELETE /Admin/auth/sessions/{id}', { ...admin, ...end })
export const endOtherAdminSessions = route('DELETE /Admin/auth/sessions', { ...admin, ...endOthers })

const confirm = {
  // It is the confirmation.
  confirm: false,
  does: 'Proves again who calls. For ten minutes this session may then make the calls that touch money, rights or secrets.',
  body: z.strictObject({
    provider: Provider,
    password: z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(128, 'TOO_LONG')),
    /** Of the second factor, for accounts that have one: sent again with it after SECOND_FACTOR_NEEDED. */
    factor_code: z.optional(FactorCode),
  }),
  reply: Nothing,
  fails: ['PASSWORD_WRONG', 'LOGIN_THROTTLED', 'PROVIDER_MISMATCH', 'SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG'],
} as const
export const confirmSeller = route('POST /Seller/auth/confirm', { ...seller, ...confirm })
export const confirmAdmin = route('POST /Admin/auth/confirm', { ...admin, ...confirm })

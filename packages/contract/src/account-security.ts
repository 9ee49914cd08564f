import * as z from 'zod/mini'
import { Me } from './accounts.ts'
import { route } from './route.ts'
import { DateTime, NewPayPassword, Nothing, Password, PayPassword, Phone, Price, SmsCode } from './shapes.ts'
import { closingObstacles } from './status.ts'

/** A shopper's own password, pay password and phone, and closing the account (rules §1). */

/** Proof for a step-up change: the old password, or a fresh code sent to the bound phone by `edit_user`. */
const reauth = { old_password: z.optional(z.string()), code: z.optional(SmsCode) }
const reauthFails = ['REAUTH_NEEDED', 'OLD_PASSWORD_WRONG', 'SMS_CODE_WRONG', 'PASSWORDS_DIFFER'] as const

export const setPassword = route('POST /user/safe/password', {
  area: 'Home',
  right: 'shopper',
  does: 'Changes the login password and ends all other sessions.',
  body: z.strictObject({ ...reauth, password: Password, password_again: z.string('REQUIRED') }),
  reply: Nothing,
  fails: [...reauthFails, 'PASSWORD_COMMON'],
})
export const setPayPassword = route('POST /user/safe/pay_password', {
  area: 'Home',
  right: 'shopper',
  does: 'Sets or changes the pay password. Needs the login password or a code; also opens a locked one.',
  body: z.strictObject({ ...reauth, pay_password: NewPayPassword, pay_password_again: z.string('REQUIRED') }),
  reply: Nothing,
  fails: reauthFails,
})
export const setPhone = route('POST /user/safe/phone', {
  area: 'Home',
  right: 'shopper',
  does: 'Binds another phone: re-authentication, and a `new_phone` code sent to the new number.',
  body: z.strictObject({ ...reauth, phone: Phone, new_code: SmsCode }),
  reply: Me,
  fails: [...reauthFails, 'PHONE_TAKEN'],
})
export const readClosing = route('GET /user/safe/close', {
  area: 'Home',
  right: 'shopper',
  does: 'What keeps the own account from being closed, and the points and the rest of the demo’s starting balance that would be lost.',
  reply: z.object({
    obstacles: z.array(z.literal(closingObstacles)),
    integral: z.number(),
    /** What is left of the demo's starting balance; `0.00` for whoever has none. */
    starting_balance: z.string(),
  }),
})
export const closeAccount = route('POST /user/safe/close', {
  area: 'Home',
  right: 'shopper',
  does: 'Closes the own account for good: personal data are removed, all sessions end; orders and the ledger stay. Refused with `obstacles` while orders are open, money is left, or it has a store.',
  body: z.strictObject(reauth),
  reply: Nothing,
  fails: ['ACCOUNT_IN_USE', 'BALANCE_SHORT', 'REAUTH_NEEDED', 'OLD_PASSWORD_WRONG', 'SMS_CODE_WRONG'],
})
export const getPayTicket = route('POST /user/pay_ticket', {
  area: 'Home',
  right: 'shopper',
  does: 'A right pay password gives a ticket for this session: valid 5 minutes and up to `limit`.',
  body: z.strictObject({ pay_password: PayPassword, limit: Price }),
  reply: z.object({ ticket: z.string(), expires_at: DateTime }),
  fails: ['PAY_PASSWORD_MISSING', 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED'],
})

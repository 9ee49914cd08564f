import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime, FactorCode, Id, Nothing, Text } from './shapes.ts'

/**
 * The second factor of a back-office account (rules §1): codes of an authenticator app (TOTP) and recovery codes. The
 * password is always asked for again, so that an open session alone changes nothing.
 */

/** How many recovery codes an account gets at once. */
export const recoveryCodeCount = 10

const password = { old_password: Text(1, 128) }
const both = z.strictObject({ ...password, code: FactorCode })
const codes = z.object({ recovery_codes: z.array(z.string()) })
const passwordFails = ['OLD_PASSWORD_WRONG', 'LOGIN_THROTTLED'] as const
const bothFails = [...passwordFails, 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_OFF'] as const

const secondFactorIn = (area: 'Admin' | 'Seller') => {
  const at = `/${area}/auth/second_factor` as const
  const own = {
    area,
    right: area === 'Admin' ? 'admin' : 'seller',
    whileSuspended: true,
    beforeSecondFactor: true,
    // The password is asked for instead, however fresh the session.
    confirm: false,
  } as const
  return {
    show: route(`GET ${at}`, {
      ...own,
      does: 'Whether the own second factor is on, and how many recovery codes are left.',
      reply: z.object({ confirmed_at: z.nullable(DateTime), recovery_codes_left: z.number() }),
    }),
    begin: route(`POST ${at}`, {
      ...own,
      does: 'Begins to set up the own second factor: a new secret for the authenticator app, in Base32 and as the address that its QR code holds. Nothing is on until a code confirms it.',
      body: z.strictObject(password),
      reply: z.object({ secret: z.string(), uri: z.string() }),
      fails: [...passwordFails, 'SECOND_FACTOR_ON'],
    }),
    confirm: route(`POST ${at}/confirm`, {
      ...own,
      does: 'Switches the own second factor on with a first code of the app and ends all other sessions. The recovery codes are shown this once.',
      body: z.strictObject({ code: FactorCode }),
      reply: codes,
      fails: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'LOGIN_THROTTLED'],
    }),
    renewRecoveryCodes: route(`POST ${at}/recovery_codes`, {
      ...own,
      does: 'New recovery codes instead of the old ones, shown this once.',
      body: both,
      reply: codes,
      fails: bothFails,
    }),
    switchOff: route(`POST ${at}/off`, {
      ...own,
      does: 'Switches the own second factor off.',
      body: both,
      reply: Nothing,
      fails: bothFails,
    }),
  }
}

export const adminSecondFactor = secondFactorIn('Admin')
export const sellerSecondFactor = secondFactorIn('Seller')

const byId = z.strictObject({ id: Id })
const reset = { params: byId, body: Nothing, reply: Nothing, confirm: true } as const
const resetFails = ['NOT_FOUND', 'SECOND_FACTOR_OFF'] as const

export const resetAdminFactor = route('POST /Admin/admins/{id}/second_factor/reset', {
  ...reset,
  area: 'Admin',
  right: 'Admin.admins.update',
  does: 'Switches off the second factor that another administrator has lost, and ends all sessions of the account.',
  fails: [...resetFails, 'ADMIN_HOLDS_MORE', 'OWN_SECOND_FACTOR'],
})
export const resetStaffFactor = route('POST /Seller/users/{id}/second_factor/reset', {
  ...reset,
  area: 'Seller',
  right: 'Seller.users.update',
  does: 'Switches off the second factor that a sub-account of the own store has lost, and ends all its sessions.',
  fails: [...resetFails, 'STAFF_HOLDS_MORE', 'OWN_SECOND_FACTOR'],
})
export const resetUserFactor = route('POST /Admin/users/{id}/second_factor/reset', {
  ...reset,
  area: 'Admin',
  right: 'Admin.users.reset',
  does: 'Switches off the second factor that a store owner has lost, and ends all sessions of the account.',
  fails: [...resetFails, 'SUB_ACCOUNT_OF_STORE'],
})

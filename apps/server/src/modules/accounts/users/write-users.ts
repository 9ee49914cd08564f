import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../kernel/db/db.ts'
import { failFields } from '../../../kernel/fail.ts'
import type { Form, Row, RowChange, WriteContext } from '../../../kernel/resource/spec.ts'
import { needUploads } from '../../files/public.ts'
import { hashPassword } from '../passwords/password.ts'
import type { users } from '../schema.ts'
import { isAbove, lockInviters, userRow } from './users.db.ts'

type User = Row<typeof users>

/**
 * Refuses a foreign avatar, an invalid inviter, and a new account without a phone, whose owner could never set a
 * password (rules §1).
 */
export async function checkUser({ form = {}, before }: RowChange<typeof users>, { tx }: WriteContext): Promise<void> {
  await needUploads(tx, form, before, 'avatar')
  if (!before && !form.phone) failFields({ phone: 'REQUIRED' })
  const { inviter_id } = form
  if (typeof inviter_id === 'number' && inviter_id !== before?.inviter_id) await checkInviter(tx, inviter_id, before)
}

/** An inviter must not be a sub-account, nor anyone whom the user referred over any number of steps. */
async function checkInviter(tx: Tx, inviter_id: number, user: User | undefined): Promise<void> {
  const inviter = await userRow(tx, inviter_id)
  if (!inviter || inviter.belong_id !== null) failFields({ inviter_id: 'CHOICE_INVALID' })
  if (!user) return
  await lockInviters(tx)
  if (await isAbove(tx, user.id, inviter_id)) failFields({ inviter_id: 'INVITER_CIRCLE' })
}

/** A new account gets a password that nobody knows; another phone pauses withdrawals, as a change by the user does. */
export async function userColumns(form: Form, { ctx }: WriteContext, before?: User): Promise<Form> {
  const now = ctx.now()
  if (!before) return { ...form, password_hash: await hashPassword(randomBytes(32).toString('hex')), created_at: now }
  const isOtherPhone = form.phone !== undefined && form.phone !== before.phone
  return isOtherPhone ? { ...form, secured_at: now } : form
}

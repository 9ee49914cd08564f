import type { Locale } from '@fangshi/contract/locale'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { deleteReminders, insertReminder } from './reminders.db.ts'

/** Of how many coming flash sales a shopper can be reminded. */
const maxReminders = 100

/**
 * Reminds a shopper of the start of a flash sale, in one statement; the message has the language of the call. Throws
 * NOT_FOUND, SECKILL_STARTED, PHONE_MISSING, SECKILL_REMINDERS_FULL.
 */
export async function addReminder(
  db: Db,
  ctx: Context,
  { user_id }: Shopper,
  { seckill_id, locale }: { seckill_id: number; locale: Locale },
): Promise<void> {
  const found =
    (await insertReminder(db, { user_id, seckill_id, locale, at: ctx.now(), max: maxReminders })) ?? fail('NOT_FOUND')
  if (!found.is_coming) fail('SECKILL_STARTED')
  if (!found.has_phone) fail('PHONE_MISSING')
  if (found.others >= maxReminders) fail('SECKILL_REMINDERS_FULL')
}

/** Reminds a shopper of flash sales no longer, in one statement; those without a reminder are passed over. */
export async function removeReminders(
  db: Db,
  _ctx: Context,
  { user_id }: Shopper,
  { seckill_ids }: { seckill_ids: readonly number[] },
): Promise<void> {
  await deleteReminders(db, user_id, seckill_ids)
}

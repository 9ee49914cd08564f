import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { addSeckillReminder, listSeckillReminders, removeSeckillReminders } from '@fangshi/contract/seckills-shop'
import { call, showError } from '~/api/call.ts'
import { setReminded } from './known-reminders.ts'

/** Loads the flash sales with a reminder of the shopper; errors are not shown. */
export async function loadReminders(): Promise<void> {
  const own = await call(listSeckillReminders, {}, { quiet: true })
  setReminded(
    own.map(({ seckill_id }) => seckill_id),
    true,
  )
}

/**
 * Sets or removes a reminder of a flash sale; true if it worked. Errors are shown, except for a missing phone, whose text is
 * passed to `onPhoneMissing`.
 */
export async function remind(
  seckill_id: number,
  on: boolean,
  onPhoneMissing: (text: string) => void,
): Promise<boolean> {
  try {
    await (on
      ? call(addSeckillReminder, { body: { seckill_id } }, { quiet: true })
      : call(removeSeckillReminders, { query: { seckill_ids: String(seckill_id) } }, { quiet: true }))
  } catch (error) {
    if (error instanceof CallError && error.key === 'PHONE_MISSING') onPhoneMissing(error.message)
    else if (error instanceof CallError || error instanceof NoAnswerError) showError(error)
    else throw error
    return false
  }
  setReminded([seckill_id], on)
  return true
}

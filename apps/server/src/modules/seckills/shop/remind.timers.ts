import { inTx } from '../../../kernel/db/tx.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { nextReminder, takeDueReminders } from './reminders.db.ts'

const batch = 100

/**
 * Marks whom a flash sale comes near that they asked to be reminded of, five minutes before, each once for a start (rules §9).
 * What is marked a trigger notes for the notifications, which tell it and send its text message.
 */
export const remindOfSeckills: Timer = {
  name: 'remind of flash sales',
  everyMs: 5000,
  nextDue: nextReminder,
  async run({ db, now }) {
    while ((await inTx(db, (tx) => takeDueReminders(tx, now(), batch))) === batch) continue
  },
}

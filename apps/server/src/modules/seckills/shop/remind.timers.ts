import { inTx } from '../../../kernel/db/tx.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { nextReminder, takeDueReminders } from './reminders.db.ts'

const batch = 100

/**
 * Marks the reminders of flash sales that start within five minutes, each once per start (rules §9). A trigger turns every
 * mark into an event of the module `notifications`, which shows it and sends the text message.
 */
export const remindOfSeckills: Timer = {
  name: 'remind of flash sales',
  everyMs: 5000,
  nextDue: nextReminder,
  async run({ db, now }) {
    while ((await inTx(db, (tx) => takeDueReminders(tx, now(), batch))) === batch) continue
  },
}

import { localText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { sendSms } from '../../messages/public.ts'
import { nextReminder, takeDueReminders, type DueReminder } from './reminders.db.ts'

const batch = 100
/** Providers take short values only. */
const maxName = 20

const short = (name: string): string => (name.length > maxName ? `${name.slice(0, maxName - 1)}…` : name)

function send(tx: Tx, ctx: Context, { phone, locale, goods_name, price_cents, start_time }: DueReminder) {
  const values = {
    goods: short(localText(goods_name, locale)),
    time: formatDateTime(start_time).slice(11, 16),
    price: formatMoney(price_cents),
  }
  return sendSms(tx, ctx, { phone, name: 'seckill_reminder', values, locale, ip: '' })
}

/** Tells shoppers who asked for it, five minutes before, that a flash sale starts; each once for a start (rules §9). */
export const remindOfSeckills: Timer = {
  name: 'remind of flash sales',
  everyMs: 5000,
  nextDue: nextReminder,
  async run(ctx) {
    const sendSome = (): Promise<number> =>
      inTx(ctx.db, async (tx) => {
        const due = await takeDueReminders(tx, ctx.now(), batch)
        for (const one of due) await send(tx, ctx, one)
        return due.length
      })
    while ((await sendSome()) === batch) continue
  },
}

import { statement, type Db } from '../../../kernel/db/db.ts'
import { sendingsIn } from '../sendings.db.ts'

export const { begin: beginMail, sweep: sweepMails } = sendingsIn('mail_sendings')

const end = statement('messages.end_mail', 'update mail_sendings set state = $2, error = $3 where key = $1')
export const endMail = (db: Db, key: string, state: 'waiting' | 'done', error: string) =>
  db.rows(end, [key, state, error])

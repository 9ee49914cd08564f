import { statement, type Db } from '../../kernel/db/db.ts'

export interface InboxRow {
  id: number
  phone: string
  text: string
  created_at: Date
}

const insert = statement('messages.inbox_insert', 'insert into sms_inbox (phone, text, created_at) values ($1, $2, $3)')
const last = statement('messages.inbox', 'select id, phone, text, created_at from sms_inbox order by id desc limit 20')
const sweep = statement('messages.inbox_sweep', 'delete from sms_inbox where created_at < $1')

export const putIntoInbox = (db: Db, phone: string, text: string, at: Date): Promise<unknown> =>
  db.rows(insert, [phone, text, at])
export const lastOfInbox = (db: Db): Promise<InboxRow[]> => db.rows(last)
export const sweepInbox = (db: Db, before: Date): Promise<unknown> => db.rows(sweep, [before])

import { statement, type Db } from '../../kernel/db/db.ts'

const insert = statement(
  'messages.log',
  'insert into sms_logs (name, phone, ip, status, error, created_at) values ($1, $2, $3, $4, $5, $6)',
)

export interface SmsResult {
  name: string
  phone: string
  ip: string
  /** Why it failed; empty when it was sent. */
  error: string
  at: Date
}

export const logSms = (db: Db, { name, phone, ip, error, at }: SmsResult): Promise<unknown> =>
  db.rows(insert, [name, phone, ip, error ? 'failed' : 'sent', error, at])

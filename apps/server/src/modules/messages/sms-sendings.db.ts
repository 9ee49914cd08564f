import { statement, type Db } from '../../kernel/db/db.ts'
import { sendingsIn } from './sendings.db.ts'

export const { begin: beginSending, sweep: sweepSendings } = sendingsIn('sms_sendings')

const end = statement('messages.end_sending', 'update sms_sendings set state = $2 where key = $1')
export const endSending = (db: Db, key: string, state: 'waiting' | 'done') => db.rows(end, [key, state])

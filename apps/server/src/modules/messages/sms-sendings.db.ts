import { statement, type Db } from '../../kernel/db/db.ts'

type State = 'sending' | 'waiting' | 'done'

const begin = statement(
  'messages.begin_sending',
  `with before as (
     select state from sms_sendings where key = $1
   ), begun as (
     insert into sms_sendings (key, state, created_at) values ($1, 'sending', $2)
     on conflict (key) do update set state = 'sending' where sms_sendings.state = 'waiting' returning 1
   )
   select case when exists (select from begun) then 'waiting'
               else coalesce((select state from before), 'sending') end as state`,
)
/**
 * Begins to send a message: `waiting` when the caller is the one who may send it now, else what somebody before made of it.
 */
export const beginSending = async (db: Db, key: string, at: Date): Promise<State> =>
  (await db.row<{ state: State }>(begin, [key, at]))?.state ?? 'sending'

const end = statement('messages.end_sending', 'update sms_sendings set state = $2 where key = $1')
export const endSending = (db: Db, key: string, state: 'waiting' | 'done') => db.rows(end, [key, state])

const sweep = statement('messages.sendings_sweep', 'delete from sms_sendings where created_at < $1')
export const sweepSendings = (db: Db, before: Date) => db.rows(sweep, [before])

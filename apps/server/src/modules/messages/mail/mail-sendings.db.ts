import { statement, type Db } from '../../../kernel/db/db.ts'

type State = 'sending' | 'waiting' | 'done'

const begin = statement(
  'messages.begin_mail',
  `with before as (
     select state from mail_sendings where key = $1
   ), begun as (
     insert into mail_sendings (key, state, created_at) values ($1, 'sending', $2)
     on conflict (key) do update set state = 'sending' where mail_sendings.state = 'waiting' returning 1
   )
   select case when exists (select from begun) then 'waiting'
               else coalesce((select state from before), 'sending') end as state`,
)
/** Begins to send a mail: `waiting` when the caller may send it now, else what somebody before made of it. */
export const beginMail = async (db: Db, key: string, at: Date): Promise<State> =>
  (await db.row<{ state: State }>(begin, [key, at]))?.state ?? 'sending'

const end = statement('messages.end_mail', 'update mail_sendings set state = $2, error = $3 where key = $1')
export const endMail = (db: Db, key: string, state: 'waiting' | 'done', error: string) =>
  db.rows(end, [key, state, error])

const sweep = statement('messages.mails_sweep', 'delete from mail_sendings where created_at < $1')
export const sweepMails = (db: Db, before: Date) => db.rows(sweep, [before])

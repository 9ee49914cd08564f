import { statement, type Db } from '../../kernel/db/db.ts'

type State = 'sending' | 'waiting' | 'done'

/** Messages in a table of their own, each of which is sent once. */
export function sendingsIn(table: 'sms_sendings' | 'mail_sendings') {
  // The row as the statement found it may still be waiting when another that began it first lets go of it: that one sends it.
  const beginning = statement(
    `messages.begin_in_${table}`,
    `with before as (
       select state from ${table} where key = $1 and state <> 'waiting'
     ), begun as (
       insert into ${table} (key, state, created_at) values ($1, 'sending', $2)
       on conflict (key) do update set state = 'sending' where ${table}.state = 'waiting' returning 1
     )
     select case when exists (select from begun) then 'waiting'
                 else coalesce((select state from before), 'sending') end as state`,
  )
  const sweeping = statement(`messages.sweep_${table}`, `delete from ${table} where created_at < $1`)
  return {
    /** Begins to send a message: `waiting` when the caller may send it now, else what somebody before made of it. */
    begin: async (db: Db, key: string, at: Date): Promise<State> =>
      (await db.row<{ state: State }>(beginning, [key, at]))?.state ?? 'sending',
    sweep: (db: Db, before: Date) => db.rows(sweeping, [before]),
  }
}

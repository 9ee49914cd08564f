import { statement, type Db, type Tx } from '../kernel/db/db.ts'

const find = statement(
  'demo.state',
  `select exists (select from settings where key = 'demo') as demo,
          exists (select from users) or exists (select from admins) or exists (select from goods) as used`,
)

/** `demo`: filled by the demo; `used`: by anyone else; `empty`: by nobody. */
export async function stateOf(db: Db): Promise<'demo' | 'used' | 'empty'> {
  const row = await db.row<{ demo: boolean; used: boolean }>(find)
  return row?.demo ? 'demo' : row?.used ? 'used' : 'empty'
}

const mark = statement(
  'demo.mark',
  `insert into settings (key, value, updated_at) values ('demo', jsonb_build_object('seeded_at', $1::timestamptz), $1)`,
)

/** Says that the demo filled this database. Written last, with everything else, so a demo is whole or not there. */
export const markAsDemo = (tx: Tx, now: Date): Promise<unknown> => tx.rows(mark, [now])

const alone = statement('demo.alone', `select pg_advisory_xact_lock(hashtext('fangshi demo'))`)
const patience = statement(
  'demo.patience',
  `select set_config('lock_timeout', '120s', true), set_config('statement_timeout', '120s', true),
          set_config('idle_in_transaction_session_timeout', '120s', true)`,
)

/** Of several processes that seed one database, the first works and the others wait for its end. */
export async function waitForOthers(tx: Tx): Promise<void> {
  await tx.rows(patience)
  await tx.rows(alone)
}

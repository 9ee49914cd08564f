import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { Resealer } from '../../../kernel/resealing.ts'

const find = statement('payments.simulator_keys', 'select sealed from simulator_keys order by id limit 1')
const insert = statement(
  'payments.insert_simulator_keys',
  'insert into simulator_keys (sealed, created_at) values ($1, $2)',
)
const all = statement('payments.sealed_simulator_keys', 'select id, sealed from simulator_keys for update')
const put = statement('payments.reseal_simulator_keys', 'update simulator_keys set sealed = $2 where id = $1')

/** The simulator's keys as they are stored, sealed; undefined while the demo has none. */
export const sealedKeys = async (db: Db): Promise<string | undefined> =>
  (await db.row<{ sealed: string }>(find))?.sealed

export const insertSealedKeys = (tx: Tx, sealed: string, at: Date) => tx.rows(insert, [sealed, at])

/** Puts the simulator's keys under the new secret. */
export async function resealSimulatorKeys(tx: Tx, { text }: Resealer): Promise<void> {
  for (const { id, sealed } of await tx.rows<{ id: number; sealed: string }>(all)) {
    const again = text(sealed, 'simulator_keys')
    if (again) await tx.rows(put, [id, again.sealed])
  }
}

import type pg from 'pg'
import { PgBoss } from 'pg-boss'

/** Makes the tables of the queue, or brings them up to date. The role that serves has no right to. */
export async function installQueue(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    supervise: false,
    schedule: false,
    db: { executeSql: (text, values) => client.query(text, values as unknown[]) },
  })
  await boss.start()
  await boss.stop({ graceful: false })
}

import { Client } from 'pg'
import { inject } from 'vitest'
import type { PooledDatabase } from '../src/kernel/db/db.ts'
import { testDatabase } from './database.ts'
import { openOwnDatabase, type OpenDatabase } from './open-database.ts'

/** An open database that later test files of this process use again. */
interface SharedDatabase extends OpenDatabase {
  /** The administrator of the cluster, for whom no trigger fires. */
  admin: Client
}

/** Those that no test file uses at the moment; they hold no rows. */
const free: SharedDatabase[] = []

/**
 * Opens a database without rows. The end deletes all rows and keeps it open for the next test file of this process: what
 * its connections know of tables and statements took them longer to learn than most files take. Crash tests bring a
 * database of their own, since they watch connections from their beginning.
 */
export async function openSharedDatabase(): Promise<OpenDatabase> {
  const shared = free.pop() ?? (await makeShared())
  const keepOpen = async (): Promise<void> => {}
  return {
    url: shared.url,
    // New objects, since the server keeps what it has read of a database by its object.
    db: { ...shared.db, close: keepOpen },
    owner: { ...shared.owner, close: keepOpen },
    end: () => giveBack(shared),
  }
}

async function makeShared(): Promise<SharedDatabase> {
  const database = await testDatabase()
  const adminUrl = new URL(new URL(database.url).pathname, inject('adminUrl'))
  const admin = new Client({ connectionString: adminUrl.href, lock_timeout: 10_000 })
  await admin.connect()
  await admin.query('set session_replication_role = replica')
  return { ...openOwnDatabase(database), admin }
}

async function giveBack(shared: SharedDatabase): Promise<void> {
  const { db, owner, admin } = shared
  if (isIdle(db) && isIdle(owner) && !(await hasOtherSchema(admin))) {
    await deleteAllRows(admin)
    free.push(shared)
  } else {
    await admin.end()
    await shared.end()
  }
}

const isIdle = ({ pool }: PooledDatabase): boolean => pool.idleCount === pool.totalCount && pool.waitingCount === 0

/** Whether a test has changed tables or functions, or has given PostgreSQL statistics to plan with. */
async function hasOtherSchema(admin: Client): Promise<boolean> {
  const { rows } = await admin.query<{ found: boolean }>(
    `select exists (select from test_run.schema_changes) or exists (
       select from pg_statistic join pg_class on oid = starelid where relnamespace = 'public'::regnamespace) as found`,
  )
  return rows[0]?.found === true
}

/** Sequences begin anew, and what PostgreSQL counts (deadlocks, say). A table that never held a row has no size. */
async function deleteAllRows(admin: Client): Promise<void> {
  await admin.query(`do $$
    declare used regclass;
    begin
      for used in select oid from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
      loop
        execute format('delete from %s', used);
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
      perform pg_stat_reset();
    end $$`)
}

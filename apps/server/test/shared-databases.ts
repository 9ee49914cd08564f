import { Client } from 'pg'
import { inject } from 'vitest'
import { testDatabase } from './database.ts'
import { openOwnDatabase, type OpenDatabase } from './open-database.ts'

/** An open database that later test files of this process use again. */
interface SharedDatabase extends OpenDatabase {
  /** The administrator of the cluster, for whom no trigger fires. */
  admin: Client
}

/** Those that no test file uses at the moment; they hold what the template holds. */
const free: SharedDatabase[] = []

/**
 * Opens a database as migrations make it. The end puts its rows back so and keeps it open for the next test file of this process: what
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
  admin.on('error', () => {}) // its next query fails
  await admin.connect()
  await admin.query('set session_replication_role = replica')
  return { ...openOwnDatabase(database), admin }
}

async function giveBack(shared: SharedDatabase): Promise<void> {
  if (await isReusable(shared)) {
    await putRowsBack(shared.admin)
    free.push(shared)
  } else {
    await shared.admin.end()
    await shared.end()
  }
}

/**
 * Not while anybody else is connected or anything is under way, and not once a test has changed tables or functions or given
 * PostgreSQL statistics to plan with.
 */
async function isReusable({ db, owner, admin }: SharedDatabase): Promise<boolean> {
  const pools = [db.pool, owner.pool]
  if (pools.some(({ idleCount, totalCount, waitingCount }) => idleCount < totalCount || waitingCount > 0)) return false
  const { rows } = await admin.query<{ connections: number; is_changed: boolean }>(
    `select (select count(*)::int from pg_stat_activity
              where datname = current_database() and backend_type = 'client backend') as connections,
            exists (select from test_run.schema_changes) or exists (
              select from pg_statistic join pg_class on oid = starelid where relnamespace = 'public'::regnamespace) as is_changed`,
  )
  const own = pools.reduce((sum, { totalCount }) => sum + totalCount, 1)
  return rows[0]?.connections === own && !rows[0].is_changed
}

/** Sequences begin anew, and what PostgreSQL counts (deadlocks, say). A table that never held a row has no size. */
async function putRowsBack(admin: Client): Promise<void> {
  await admin.query(`do $$
    declare used text;
    begin
      for used in select relname from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
      loop
        execute format('delete from public.%I', used);
        if to_regclass(format('test_run.%I', used)) is not null then
          execute format('insert into public.%1$I overriding system value select * from test_run.%1$I', used);
        end if;
      end loop;
      perform setval(format('public.%I', name), coalesce(used_value, first_value), used_value is not null)
        from test_run.sequences;
      perform pg_stat_reset();
    end $$`)
}

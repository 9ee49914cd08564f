import { existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { planted } from '../../../tools/mutants/mutant.ts'
import { migrate } from '../src/kernel/db/migrate.ts'
import { ADMIN, ADMIN_PASSWORD } from '../src/kernel/embedded-postgres/cluster.ts'
import { openDataDir } from '../src/kernel/embedded-postgres/data-dir.ts'
import { startPostgres, type Addresses } from '../src/kernel/embedded-postgres/embedded-postgres.ts'
import { tryLockInstance } from '../src/kernel/embedded-postgres/instance-lock.ts'
import { livingPostmaster, stopPostmaster } from '../src/kernel/embedded-postgres/postmaster.ts'
import { readSecret } from '../src/kernel/embedded-postgres/secret.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the migrated template database that each test file clones, for the role that owns it. */
    templateUrl: string
    /** The same for the role that serves. */
    templateAppUrl: string
    /** Address of the cluster for its administrator. */
    adminUrl: string
  }
}

const PREFIX = join(tmpdir(), 'fangshi-test-')

/**
 * No data outlives a test run, so this server may skip what makes data durable. Each database that is dropped looks through
 * the whole shared memory, so that is small.
 */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '300',
  shared_buffers: '64MB',
  // What it does, and when, would differ from run to run.
  autovacuum: 'off',
  plan_cache_mode: 'force_generic_plan',
}

/** One PostgreSQL for the whole run, with one migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearLeftovers()
  const dataDir = mkdtempSync(PREFIX)
  const server = await startPostgres({ dataDir, log: () => {}, settings: FAST })
  const teardown = async () => {
    await server.stop()
    // Tried again, since another run may look into the folder just then.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const adminUrl = adminOf(dataDir, server)
    const template = await makeTemplate(server, adminUrl)
    project.provide('templateUrl', template.ownerUrl)
    project.provide('templateAppUrl', template.url)
    project.provide('adminUrl', adminUrl)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

function adminOf(dataDir: string, { url }: Addresses): string {
  const admin = new URL(`/${ADMIN.database}`, url)
  admin.username = ADMIN.user
  admin.password = readSecret(dataDir, ADMIN_PASSWORD) ?? ''
  return admin.href
}

async function makeTemplate(server: Addresses, adminUrl: string): Promise<Addresses> {
  const client = new Client(server.ownerUrl)
  await client.connect()
  await client.query('create database template_fangshi')
  await client.end()
  const inTemplate = (address: string): string => new URL('/template_fangshi', address).href
  const template = { url: inTemplate(server.url), ownerUrl: inTemplate(server.ownerUrl) }
  await migrate(template.ownerUrl, template.url)
  await plantFaults(template.ownerUrl)
  await prepareReuse(inTemplate(adminUrl))
  return template
}

/**
 * Lets clones of the template be used again: each notes when its schema is no longer that of the template, and knows the rows
 * and sequences that migrations brought.
 */
async function prepareReuse(adminUrl: string): Promise<void> {
  const client = new Client(adminUrl)
  await client.connect()
  await client.query(`
    create schema test_run;
    create table test_run.sequences as select sequencename as name, start_value as first_value, last_value as used_value
      from pg_sequences where schemaname = 'public';
    do $$
    declare used text;
    begin
      for used in select relname from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
      loop
        execute format('create table test_run.%1$I as table public.%1$I', used);
      end loop;
    end $$;
    create table test_run.schema_changes (command text);
    grant usage on schema test_run to public;
    grant insert on test_run.schema_changes to public;
    create function test_run.note_change() returns event_trigger language plpgsql as $$
    begin
      insert into test_run.schema_changes values (tg_tag);
    end $$;
    create event trigger note_change on ddl_command_end execute function test_run.note_change()`)
  await client.query('truncate test_run.schema_changes')
  await client.end()
}

/** What `npm run mutants` takes out of the database. */
async function plantFaults(ownerUrl: string): Promise<void> {
  const statements = planted().flatMap(({ sql }) => sql ?? [])
  if (!statements.length) return
  const client = new Client(ownerUrl)
  await client.connect()
  await client.query(statements.join(';'))
  await client.end()
}

/**
 * Killed runs leave a server behind: a folder of ours whose lock is free again belongs to a run that has ended. Other runs
 * end, and clear up, at the same time: a folder may go away under our eyes.
 */
async function clearLeftovers(): Promise<void> {
  for (const locked of globSync(`${PREFIX}*/instance.pid`)) {
    const folder = dirname(locked)
    try {
      await clearLeftover(folder)
    } catch (error) {
      if (existsSync(locked)) throw error
    }
  }
}

async function clearLeftover(folder: string): Promise<void> {
  if (statSync(folder).uid !== process.getuid?.()) return
  const lock = tryLockInstance(folder)
  if (!lock) return
  const server = livingPostmaster(openDataDir(folder))
  if (server) await stopPostmaster(server)
  lock.release()
  rmSync(folder, { recursive: true, force: true })
}

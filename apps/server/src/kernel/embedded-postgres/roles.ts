import { Client } from 'pg'
import { ADMIN, APP, clusterUrl, OWNER } from './cluster.ts'
import { makeSecret, readSecret } from './secret.ts'

/** The passwords of the two roles of the database. */
export type Passwords = { owner: string; app: string }

/** The passwords that lie in the data folder; made where they are missing, at the first start and after an upgrade. */
export function rolePasswords(dataDir: string): Passwords {
  const secret = (name: string): string => readSecret(dataDir, name) ?? makeSecret(dataDir, name)
  return { owner: secret('owner-password'), app: secret('app-password') }
}

/**
 * Makes the two roles and the database where they are missing: after the first start, or a crash during it. A database of
 * the time when one role did everything is handed over to the owner.
 */
export async function makeDatabase(admin: Client, { owner, app }: Passwords): Promise<void> {
  await putRole(admin, OWNER.user, 'createdb', owner)
  await putRole(admin, APP.user, 'nocreatedb', app)
  const { rows } = await admin.query<{ belongs_to: string }>(
    'select datdba::regrole::text as belongs_to from pg_database where datname = $1',
    [OWNER.database],
  )
  if (!rows[0]) await admin.query(`create database ${OWNER.database} owner ${OWNER.user} encoding 'UTF8'`)
  else if (rows[0].belongs_to === APP.user) await handOver(admin)
}

async function putRole(admin: Client, name: string, may: 'createdb' | 'nocreatedb', password: string): Promise<void> {
  const { rows } = await admin.query('select from pg_roles where rolname = $1', [name])
  const verb = rows.length ? 'alter' : 'create'
  await admin.query(`${verb} role ${name} login ${may} password ${admin.escapeLiteral(password)}`)
}

/** All that the app's role owns, the database included, becomes the owner's; one statement, so all of it or nothing. */
async function handOver({ host, port, password }: Client): Promise<void> {
  const inside = new Client(clusterUrl({ host, port }, String(password), { ...ADMIN, database: OWNER.database }))
  await inside.connect()
  try {
    await inside.query(`reassign owned by ${APP.user} to ${OWNER.user}`)
  } finally {
    await inside.end()
  }
}

import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { inject } from 'vitest'

export type TestDatabase = {
  /** For the role that owns the tables. */
  ownerUrl: string
  /** For the role that serves. */
  url: string
  drop(): Promise<void>
}

/**
 * A database for one test file: a clone of the migrated template, which holds no rows but those of migrations. `drop()` also
 * ends its connections.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  // By copying its files, which takes less than half as long as by way of the log: each test file waits for it.
  await onServer(template, `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`)
  const inOwn = (address: string | URL): string => new URL(`/${name}`, address).href
  return { url: inOwn(inject('templateAppUrl')), ownerUrl: inOwn(template), drop: () => dropDatabase(template, name) }
}

const forbidden = '42501'

/** Drops a database and ends its connections. A test may not end autovacuum, so it waits for it. */
export async function dropDatabase(template: URL, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await onServer(template, `drop database if exists ${name} with (force)`)
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== forbidden || attempt === 50) throw error
    }
    await wait(200)
  }
}

/** PostgreSQL clones a template only while nobody is connected to it. */
async function onServer(template: URL, sql: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new Client(url.href)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

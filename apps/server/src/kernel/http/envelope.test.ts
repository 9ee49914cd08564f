import pg from 'pg'
import { expect, test } from 'vitest'
import { Refusal } from '../fail.ts'
import { refusalOf } from './envelope.ts'

const keyOf = (error: unknown) => refusalOf(error, { orders_group: 'TAKEN' }).key
const fromDatabase = (fields: Partial<pg.DatabaseError>) =>
  new Error('Failed query', { cause: Object.assign(new pg.DatabaseError('broken', 0, 'error'), fields) })

test('a refusal stays what it is', () => {
  const refusal = new Refusal('IN_USE', { name: 'x' })
  expect(refusalOf(refusal, {})).toBe(refusal)
})

test('a constraint that a module knows answers with its key', () => {
  expect(keyOf(fromDatabase({ code: '23505', constraint: 'orders_group' }))).toBe('TAKEN')
  expect(keyOf(fromDatabase({ code: '23505', constraint: 'strange' }))).toBe('INTERNAL')
})

test('a database that is slow, stopping or out of reach is busy', () => {
  for (const code of ['55P03', '57014', '53300', '40001', '40P01', '57P01', '57P03'])
    expect(keyOf(fromDatabase({ code }))).toBe('BUSY')
  expect(keyOf(new Error('timeout exceeded when trying to connect'))).toBe('BUSY')
  for (const cause of ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ENOENT /data/pg/.s.PGSQL.5432'])
    expect(keyOf(new Error('Failed query', { cause: new Error(cause) }))).toBe('BUSY')
})

test('what the server cannot read is the fault of the caller, anything else is ours', () => {
  expect(keyOf(fromDatabase({ code: '22021' }))).toBe('INVALID_INPUT')
  expect(keyOf(Object.assign(new Error(), { code: 'FST_ERR_CTP_BODY_TOO_LARGE' }))).toBe('BODY_TOO_LARGE')
  expect(keyOf(Object.assign(new Error(), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }))).toBe('MEDIA_TYPE_UNKNOWN')
  expect(keyOf(new TypeError('cannot read properties of undefined'))).toBe('INTERNAL')
  expect(keyOf('thrown text')).toBe('INTERNAL')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../../test/app.ts'
import { inTx } from '../../../../kernel/db/tx.ts'
import { writeAudit } from '../audit.ts'
import { auditLogAudits } from '../audits.ts'
import { chainTimer, closeDays, linkRows } from './chain.timers.ts'

let t: TestApp
let admin_id = 0
const at = (time: string): Date => new Date(`2026-03-${time}:00+08:00`)
const origin = () => ({
  who: { area: 'Admin' as const, admin_id, is_super: true },
  action: 'Admin.test.update',
  ip: '127.0.0.1',
  request_id: 'r',
})
const write = (time: string, ...targets: string[]) =>
  inTx(t.ctx.db, (tx) =>
    writeAudit(
      tx,
      origin(),
      targets.map((target) => ({ target, before: { n: 1 }, after: { n: 2.5, name: target, none: null } })),
      at(time),
    ),
  )
const own = async (sql: string): Promise<unknown[]> => (await t.owner.pool.query(sql)).rows
const subjects = async (): Promise<[check: string, subject: string][]> => {
  const found: [string, string][] = []
  for (const { name, sql } of auditLogAudits) {
    const rows = (await own(`select subject from (${sql}) d order by 1`)) as { subject: string }[]
    found.push(...rows.map(({ subject }): [string, string] => [name, subject]))
  }
  return found
}
const checksThatFind = async (): Promise<string[]> => [...new Set((await subjects()).map(([check]) => check))]
const links = () =>
  own(
    `select target, day::text, nth from audit_links k join audit_logs l on l.id = k.id where action = 'Admin.test.update'
      order by day, nth`,
  )
/** As somebody who owns the tables and switches their guards off. */
const forged = (sql: string) =>
  own(
    [
      ...['audit_logs', 'audit_links', 'audit_days'].map((table) => `alter table ${table} disable trigger user`),
      sql,
      ...['audit_logs', 'audit_links', 'audit_days'].map((table) => `alter table ${table} enable trigger user`),
    ].join(';'),
  )
const idOf = (target: string): string => `(select id from audit_logs where target = '${target}')`

beforeAll(async () => {
  t = await testApp()
  t.setNow(at('01T12:00'))
  admin_id = (await mintAdmin(t)).admin_id
  await own('truncate audit_logs cascade')
})
afterAll(() => t.close())

test('rows wait for their link, and get it in the order of their ids, by days', async () => {
  await write('01T09:00', 'a', 'b')
  await write('02T00:00', 'c')
  await write('01T23:59', 'd')
  expect(await links()).toEqual([])
  expect(await subjects()).toEqual([])
  await linkRows(t.ctx)
  expect(await links()).toEqual([
    { target: 'a', day: '2026-03-01', nth: 1 },
    { target: 'b', day: '2026-03-01', nth: 2 },
    { target: 'd', day: '2026-03-01', nth: 3 },
    { target: 'c', day: '2026-03-02', nth: 1 },
  ])
  expect(await own('select from audit_unlinked')).toEqual([])
  expect(await subjects()).toEqual([])
})

test('a row of a transaction that is under way is linked once that commits, and one that is rolled back never', async () => {
  const slow = await t.ctx.db.pool.connect()
  const text = `insert into audit_logs (area, admin_id, action, target, ip, request_id, created_at)
                values ('Admin', $1, 'Admin.test.update', $2, '', '', $3)`
  await slow.query('begin')
  await slow.query(text, [admin_id, 'slow', at('02T01:00')])
  await write('02T01:01', 'quick')
  await linkRows(t.ctx)
  await slow.query('commit')
  await slow.query('begin')
  await slow.query(text, [admin_id, 'never', at('02T01:00')])
  await slow.query('rollback')
  slow.release()
  await linkRows(t.ctx)
  expect((await links()).slice(-3)).toEqual([
    { target: 'c', day: '2026-03-02', nth: 1 },
    { target: 'quick', day: '2026-03-02', nth: 2 },
    { target: 'slow', day: '2026-03-02', nth: 3 },
  ])
  expect(await subjects()).toEqual([])
})

test('a day is closed ten minutes after its end, once, and each seal holds the one before it', async () => {
  const closed = () => own(`select day::text, links from audit_days where seal is not null order by day`)
  t.setNow(at('02T00:09'))
  await closeDays(t.ctx)
  expect(await closed()).toEqual([])
  t.setNow(at('02T00:10'))
  await write('01T23:59', 'e')
  await closeDays(t.ctx)
  // A row of the day still waits.
  expect(await closed()).toEqual([])
  await chainTimer.run(t.ctx)
  expect(await closed()).toEqual([{ day: '2026-03-01', links: 4 }])
  t.setNow(at('04T08:00'))
  await chainTimer.run(t.ctx)
  expect(await closed()).toEqual([
    { day: '2026-03-01', links: 4 },
    { day: '2026-03-02', links: 3 },
  ])
  expect(await subjects()).toEqual([])
})

test('two at once link every row once', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => write('04T08:00', `many ${n}`)))
  await Promise.all([linkRows(t.ctx), linkRows(t.ctx), linkRows(t.ctx)])
  expect(await own(`select count(*)::int as n, max(nth) as last from audit_links where day = '2026-03-04'`)).toEqual([
    { n: 8, last: 8 },
  ])
  expect(await subjects()).toEqual([])
})

test('the role that serves changes neither links nor closed days', async () => {
  const refused = (sql: string) => expect(t.ctx.db.pool.query(sql)).rejects.toThrow()
  await refused('update audit_links set nth = nth + 1')
  await refused('delete from audit_links')
  await refused(`update audit_days set links = links + 1 where day = '2026-03-01'`)
  await refused(`update audit_days set seal = null, closed_at = null where day = '2026-03-01'`)
  await refused('delete from audit_days')
})

const putBack = `
  update audit_links set nth = 4 where day = '2026-03-01' and nth = 3;
  update audit_links set nth = 3 where day = '2026-03-01' and nth = 2;
  insert into audit_logs (id, area, admin_id, user_id, store_id, action, target, before, after, ip, request_id, created_at)
    overriding system value
    select id, area, admin_id, user_id, store_id, action, target, before, after, ip, request_id, created_at from taken;
  insert into audit_links (id, day, nth, hash) select id, day, nth, hash from taken;
  drop table taken`

const faults: [name: string, plant: string, undo: string, checks: string[]][] = [
  [
    'a changed field',
    `update audit_logs set ip = '8.8.8.8' where target = 'b'`,
    `update audit_logs set ip = '127.0.0.1' where target = 'b'`,
    ['audit log'],
  ],
  [
    'a changed value inside what was written before',
    `update audit_logs set before = '{"n": 3}' where target = 'b'`,
    `update audit_logs set before = '{"n": 1}' where target = 'b'`,
    ['audit log'],
  ],
  [
    'another time',
    `update audit_logs set created_at = created_at + interval '1 microsecond' where target = 'a'`,
    `update audit_logs set created_at = created_at - interval '1 microsecond' where target = 'a'`,
    ['audit log'],
  ],
  [
    'two rows in each other’s place',
    `update audit_links set nth = nth + 100 where id in (${idOf('b')}, ${idOf('d')});
     update audit_links set nth = 105 - nth where id in (${idOf('b')}, ${idOf('d')})`,
    `update audit_links set nth = nth + 100 where id in (${idOf('b')}, ${idOf('d')});
     update audit_links set nth = 105 - nth where id in (${idOf('b')}, ${idOf('d')})`,
    ['audit log'],
  ],
  [
    'a removed row with its link, and those after it moved up',
    `create table taken as select l.*, k.day, k.nth, k.hash from audit_logs l join audit_links k on k.id = l.id where target = 'b';
     delete from audit_links where id = ${idOf('b')}; delete from audit_logs where target = 'b';
     update audit_links set nth = 2 where day = '2026-03-01' and nth = 3;
     update audit_links set nth = 3 where day = '2026-03-01' and nth = 4`,
    putBack,
    ['audit log', 'days of the audit log'],
  ],
]

test.each(faults)('finds %s', async (_, plant, undo, checks) => {
  await forged(plant)
  expect(await checksThatFind()).toEqual(checks)
  await forged(undo)
  expect(await subjects()).toEqual([])
})

test('finds the last rows of a day taken away', async () => {
  await forged(
    `delete from audit_links where id = ${idOf('many 7')}; delete from audit_links where day = '2026-03-04' and nth = 8;
     create table taken as select * from audit_logs l where not exists (select from audit_links where id = l.id)`,
  )
  const found = await subjects()
  expect(found).toContainEqual(['days of the audit log', 'day 2026-03-04'])
  expect(found.map(([check]) => check)).toContain('rows of the audit log')
  // Without the rows too.
  await forged('delete from audit_logs where id in (select id from taken); drop table taken')
  expect(await checksThatFind()).toContain('days of the audit log')
  await forged(
    `delete from audit_links where day = '2026-03-04'; delete from audit_days where day = '2026-03-04';
     insert into audit_unlinked (id) select id from audit_logs where target like 'many%'`,
  )
  expect(await subjects()).toEqual([])
})

test('finds a row that was put in past the chain, and one that was dated back', async () => {
  const row = (target: string, day: string) =>
    `insert into audit_logs (area, admin_id, action, target, ip, request_id, created_at)
     values ('Admin', ${admin_id}, 'Admin.test.update', '${target}', '', '', '${at(day).toISOString()}')`
  await forged(row('slipped in', '01T10:00'))
  expect(await checksThatFind()).toEqual(['rows of the audit log'])
  await forged(`delete from audit_logs where target = 'slipped in'`)
  await own(row('dated back', '01T10:00'))
  expect(await checksThatFind()).toEqual(['rows of the audit log'])
  await linkRows(t.ctx)
  // It stands in the chain of a day that was open.
  expect(await checksThatFind()).toEqual(['rows of the audit log'])
  await forged(
    `delete from audit_links where id >= ${idOf('dated back')} or day = '2026-03-03';
     delete from audit_days where day = '2026-03-03'; delete from audit_logs where target = 'dated back'`,
  )
  expect(await subjects()).toEqual([])
})

test('finds a changed seal, a day taken away and one opened again', async () => {
  const find = async (plant: string, undo: string, checks: string[]) => {
    await forged(plant)
    expect(await checksThatFind()).toEqual(checks)
    await forged(undo)
    expect(await subjects()).toEqual([])
  }
  const first = `where day = '2026-03-01'`
  await find(
    `update audit_days set seal = sha256(seal) ${first}; create table kept as select * from audit_days`,
    `update audit_days set seal = audit_seal(null, audit_days) ${first}; drop table kept`,
    ['seals of the audit log'],
  )
  await find(
    `create table kept as select * from audit_days ${first}; update audit_days set seal = null, closed_at = null ${first}`,
    `update audit_days d set seal = k.seal, closed_at = k.closed_at from kept k where k.day = d.day; drop table kept`,
    ['seals of the audit log'],
  )
  await forged(
    `delete from audit_links ${first}; delete from audit_days ${first};
     delete from audit_logs where audit_day(created_at) = '2026-03-01'`,
  )
  expect(await subjects()).toEqual([['seals of the audit log', 'day 2026-03-02']])
})

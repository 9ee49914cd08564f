import type { Context } from '../../src/context.ts'
import { linkRows } from '../../src/modules/access/audit/chain/chain.timers.ts'
import type { Act } from '../promotions/planted-promotions.ts'

const tables = ['audit_links', 'audit_days', 'audit_logs']
const unguarded = (sql: string): string =>
  [
    ...tables.map((table) => `alter table ${table} disable trigger user`),
    sql,
    ...tables.map((table) => `alter table ${table} enable trigger user`),
  ].join(';')

const row = `insert into audit_logs (area, action, ip, request_id) values ('Admin', 'POST /Admin/login', 'planted', '')`
const noRow = unguarded(`delete from audit_unlinked; ${tables.map((table) => `delete from ${table}`).join(';')}`)

/** Faults of the audit log, by the check that must find them. The log is empty before and after. */
export const auditLogPlants = (ctx: () => Context): [check: string, plant: Act[], undo: Act[]][] => {
  const link = () => linkRows(ctx())
  return [
    ['audit log', [row, link, unguarded(`update audit_logs set ip = 'another'`)], [noRow]],
    ['rows of the audit log', [row, 'delete from audit_unlinked'], [noRow]],
    [
      'days of the audit log',
      [`insert into audit_days (day, links, hash) values ('2026-01-01', 1, sha256(''))`],
      [noRow],
    ],
    ['seals of the audit log', [row, link, `update audit_days set seal = sha256(''), closed_at = now()`], [noRow]],
  ]
}

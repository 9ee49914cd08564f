import { refusedRows } from '../../apps/server/test/schema/refused-rows.ts'
import type { Mutant } from './mutant.ts'

const test = 'apps/server/src/money-rules/refused-rows.db.test.ts'
const dropped = (table: string, name: string): string =>
  `alter table ${table} drop constraint if exists ${name} cascade; drop index if exists ${name}`

/** Checks, unique keys and foreign keys of the tables of refunds, settlements, commissions, withdrawals and books. */
export const rowMutants: readonly Mutant[] = Object.entries(refusedRows).flatMap(([table, { wrong, twice }]) =>
  [...Object.keys(wrong), ...Object.keys(twice)].map((name) => ({
    guard: `database: ${name}`,
    sql: dropped(table, name),
    killedBy: [test, `${name}:`],
  })),
)

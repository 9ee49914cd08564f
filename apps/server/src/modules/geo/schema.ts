import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, localText } from '../../kernel/db/columns.ts'

/** Provinces (deep 0), cities (1) and districts (2) by GB code; `pid` is the parent's code, '0' above the provinces. */
export const areas = pgTable(
  'areas',
  {
    id: id(),
    code: text().notNull(),
    pid: text().notNull(),
    name: text().notNull(),
    /** In pinyin or as English has it; empty where an administrator added an area without one. */
    name_en: text().notNull().default(''),
    deep: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('areas_code').on(t.code),
    index('areas_pid').on(t.pid, t.code),
    check('areas_deep', sql`${t.deep} between 0 and 2`),
  ],
)

export const expresses = pgTable(
  'expresses',
  { id: id(), name: localText().notNull(), code: text().notNull(), created_at: createdAt() },
  (t) => [unique('expresses_code').on(t.code)],
)

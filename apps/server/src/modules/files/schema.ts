import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, ref } from '../../kernel/db/columns.ts'

/** Pictures that were taken in, written anew and stored under a random name. */
export const files = pgTable(
  'files',
  {
    id: id(),
    owner_kind: text({ enum: ['user', 'admin'] }).notNull(),
    owner_id: ref().notNull(),
    /** Address below the site: `/uploads/ab/cd/name.webp`. */
    url: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('files_url').on(t.url),
    index('files_owner').on(t.owner_kind, t.owner_id, t.created_at),
    check('files_size', sql`${t.bytes} > 0 and ${t.width} > 0 and ${t.height} > 0`),
  ],
)

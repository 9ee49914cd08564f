import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, ref } from '../../kernel/db/columns.ts'

/** Uploaded files, stored under random names. A seller's files belong to the store, private files to the uploader. */
export const files = pgTable(
  'files',
  {
    id: id(),
    owner_kind: text({ enum: ['user', 'admin', 'store'] }).notNull(),
    owner_id: ref().notNull(),
    kind: text({ enum: ['image', 'pdf', 'zip', 'pem'] })
      .notNull()
      .default('image'),
    /** `/uploads/ab/cd/name.webp`, the like at a store's domain, or `/api/files/name.webp` for a private one. */
    url: text().notNull(),
    store: text({ enum: ['local', 's3'] })
      .notNull()
      .default('local'),
    is_private: boolean().notNull().default(false),
    /** Total of all its sizes. */
    bytes: integer().notNull(),
    /** Set for pictures. */
    width: integer(),
    height: integer(),
    created_at: createdAt(),
  },
  (t) => [
    unique('files_url').on(t.url),
    index('files_owner').on(t.owner_kind, t.owner_id, t.created_at),
    check('files_size', sql`${t.bytes} > 0 and ${t.width} > 0 and ${t.height} > 0`),
    check('files_of_kind', sql`(${t.kind} = 'image') = (${t.width} is not null and ${t.height} is not null)`),
    check('files_certificates_private', sql`${t.kind} <> 'pem' or ${t.is_private}`),
  ],
)

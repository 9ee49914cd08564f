import { foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, ref } from '../../kernel/db/columns.ts'
import { stores } from '../stores/schema.ts'

/** Folders for the pictures of a store. */
export const fileSpaceDirs = pgTable(
  'file_space_dirs',
  {
    id: id(),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [unique('file_space_dirs_tenant').on(t.store_id, t.id), unique('file_space_dirs_name').on(t.store_id, t.name)],
)

/** Pictures that a store keeps to choose from, each once. The bytes belong to the module `files`. */
export const fileSpaces = pgTable(
  'file_spaces',
  {
    id: id(),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    dir_id: ref(),
    name: text().notNull(),
    url: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'file_spaces_dir',
      columns: [t.store_id, t.dir_id],
      foreignColumns: [fileSpaceDirs.store_id, fileSpaceDirs.id],
    }),
    unique('file_spaces_url').on(t.store_id, t.url),
    index('file_spaces_of_dir').on(t.store_id, t.dir_id, t.id),
  ],
)

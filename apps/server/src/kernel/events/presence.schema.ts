import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, ref } from '../db/columns.ts'

/** When an account last had an open socket, in any process. */
export const socketPresence = pgTable(
  'socket_presence',
  {
    area: text({ enum: ['Home', 'Seller', 'Admin'] }).notNull(),
    account_id: ref().notNull(),
    /** Of accounts of a store. */
    store_id: ref(),
    seen_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.area, t.account_id] }), index('socket_presence_store').on(t.store_id, t.seen_at)],
)

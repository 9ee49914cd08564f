import type { SavedView } from '@fangshi/contract/saved-views'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, ref } from '../../kernel/db/columns.ts'
import { roles } from '../access/schema.ts'
import { admins, users } from '../accounts/schema.ts'
import { stores } from '../stores/schema.ts'

const maxBytes = sql.raw('65536')

/** Views of lists that accounts of the back offices keep under a name, some of them shared with a role. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    area: text({ enum: ['Admin', 'Seller'] }).notNull(),
    /** Whose view it is: an administrator, or somebody of a store. */
    admin_id: ref().references(() => admins.id, { onDelete: 'cascade' }),
    user_id: ref().references(() => users.id, { onDelete: 'cascade' }),
    store_id: ref().references(() => stores.id),
    /** The path of the list. */
    screen: text().notNull(),
    name: text().notNull(),
    /** Of the same back office; null for nobody. */
    role_id: ref().references(() => roles.id, { onDelete: 'set null' }),
    filters: jsonb().$type<SavedView['filters']>().notNull().default([]),
    /** Empty for the list’s own order. */
    sort: text().notNull().default(''),
    /** None for those that the reader has set. */
    columns: jsonb().$type<SavedView['columns']>().notNull().default([]),
    created_at: createdAt(),
  },
  (t) => [
    unique('saved_views_admin').on(t.admin_id, t.screen, t.name),
    unique('saved_views_user').on(t.user_id, t.screen, t.name),
    unique('saved_views_role').on(t.role_id, t.screen, t.name),
    index('saved_views_store').on(t.store_id, t.screen),
    index('saved_views_screen').on(t.area, t.screen),
    check(
      'saved_views_owner',
      sql`case ${t.area} when 'Admin' then ${t.admin_id} is not null and ${t.user_id} is null and ${t.store_id} is null
          when 'Seller' then ${t.admin_id} is null and ${t.user_id} is not null and ${t.store_id} is not null
          else false end`,
    ),
    check('saved_views_name', sql`char_length(${t.name}) between 1 and 20`),
    check(
      'saved_views_place',
      sql`starts_with(${t.screen}, '/' || ${t.area} || '/') and char_length(${t.screen}) <= 80`,
    ),
    check(
      'saved_views_lists',
      sql`jsonb_typeof(${t.filters}) = 'array' and jsonb_typeof(${t.columns}) = 'array'
          and octet_length(${t.filters}::text) <= ${maxBytes} and octet_length(${t.columns}::text) <= ${maxBytes}`,
    ),
    check('saved_views_sort', sql`${t.sort} ~ '^(-?\\w{1,50})?$'`),
  ],
)

import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { appDevices } from '@fangshi/contract/status'
import { createdAt, id, instant, localText, ref } from '../../kernel/db/columns.ts'

export const articleMenus = pgTable(
  'article_menus',
  {
    id: id(),
    pid: ref().references((): AnyPgColumn => articleMenus.id),
    code: text().notNull(),
    name: localText().notNull(),
    is_sort: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [unique('article_menus_code').on(t.code), index('article_menus_pid').on(t.pid, t.is_sort)],
)

/** `name` is the public lookup key; title and content are local texts of sanitised html. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    menu_id: ref()
      .notNull()
      .references(() => articleMenus.id),
    name: text().notNull(),
    title: localText().notNull(),
    content: localText().notNull(),
    click: integer().notNull().default(0),
    is_sort: integer().notNull().default(0),
    updated_at: instant().notNull().defaultNow(),
    created_at: createdAt(),
  },
  (t) => [unique('articles_name').on(t.name), index('articles_menu').on(t.menu_id, t.is_sort)],
)

export const agreements = pgTable(
  'agreements',
  {
    id: id(),
    name: text().notNull(),
    title: localText().notNull(),
    content: localText().notNull(),
    updated_at: instant().notNull().defaultNow(),
    created_at: createdAt(),
  },
  (t) => [unique('agreements_name').on(t.name)],
)

export const notices = pgTable(
  'notices',
  {
    id: id(),
    title: localText().notNull(),
    content: localText().notNull(),
    tag: localText().notNull().default({ 'zh-cn': '' }),
    pinned: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [index('notices_order').on(t.pinned, t.created_at)],
)

export const advSpaces = pgTable(
  'adv_spaces',
  {
    id: id(),
    name: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [unique('adv_spaces_name').on(t.name)],
)

/** An advert runs while it is open and inside [adv_start, adv_end). */
export const advs = pgTable(
  'advs',
  {
    id: id(),
    space_id: ref()
      .notNull()
      .references(() => advSpaces.id),
    name: localText().notNull(),
    text: localText(),
    button: localText(),
    url: text().notNull(),
    image: text().notNull(),
    image_phone: text().notNull().default(''),
    tone: text({ enum: ['light', 'dark'] })
      .notNull()
      .default('light'),
    is_open: boolean().notNull().default(true),
    adv_start: instant().notNull(),
    adv_end: instant().notNull(),
    is_sort: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [index('advs_space').on(t.space_id, t.is_sort), check('advs_window', sql`${t.adv_start} < ${t.adv_end}`)],
)

/** Versions of the apps; the newest of a device has the highest code. `is_wgt`: a hot package instead of a whole app. */
export const appVersions = pgTable(
  'app_versions',
  {
    id: id(),
    name: localText().notNull(),
    version: text().notNull(),
    version_code: integer().notNull(),
    device: text({ enum: appDevices }).notNull(),
    is_wgt: boolean().notNull().default(false),
    url: text().notNull().default(''),
    apple_id: text().notNull().default(''),
    content: localText(),
    created_at: createdAt(),
  },
  (t) => [
    unique('app_versions_code').on(t.device, t.version_code),
    check('app_versions_positive', sql`${t.version_code} > 0`),
  ],
)

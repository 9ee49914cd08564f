import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { buttons } from '@fangshi/contract/resource'
import { bytea, createdAt, id, instant, localText, ref } from '../../kernel/db/columns.ts'
import { admins, users } from '../accounts/schema.ts'
import { stores } from '../stores/schema.ts'

const backOffice = () => text({ enum: ['Admin', 'Seller'] }).notNull()

/**
 * The menus of the back offices (spec §3). `apis` is a screen's path or an external address, `view` its page; both are
 * empty for a group. A path appears in only one menu of its area, since buttons are granted by path. `seed` names a menu
 * that the product put in place.
 */
export const menus = pgTable(
  'menus',
  {
    id: id(),
    area: backOffice(),
    pid: ref().references((): AnyPgColumn => menus.id),
    name: localText().notNull(),
    icon: text().notNull().default(''),
    apis: text().notNull().default(''),
    view: text().notNull().default(''),
    is_open: integer().notNull().default(0),
    is_sort: integer().notNull().default(0),
    seed: text(),
    created_at: createdAt(),
  },
  (t) => [
    unique('menus_seed').on(t.seed),
    index('menus_pid').on(t.pid, t.is_sort),
    index('menus_area').on(t.area, t.is_sort, t.id),
    uniqueIndex('menus_apis')
      .on(t.area, t.apis)
      .where(sql`${t.apis} <> ''`),
    check('menus_is_open', sql`${t.is_open} in (0, 1)`),
  ],
)

export const permissionGroups = pgTable('permission_groups', {
  id: id(),
  name: localText().notNull(),
  content: text().notNull().default(''),
  created_at: createdAt(),
})

/** One interface right under a name for people; `apis` is the right of a route (rules §11). */
export const permissions = pgTable(
  'permissions',
  {
    id: id(),
    group_id: ref()
      .notNull()
      .references(() => permissionGroups.id),
    name: localText().notNull(),
    apis: text().notNull(),
    content: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    unique('permissions_apis').on(t.apis),
    index('permissions_group').on(t.group_id, t.id),
    check('permissions_apis_form', sql`${t.apis} ~ '^(Admin|Seller)[.][a-z0-9_.]+$'`),
  ],
)

/** Roles of the platform, and those of a store for its staff. */
export const roles = pgTable(
  'roles',
  {
    id: id(),
    area: backOffice(),
    store_id: ref().references(() => stores.id),
    name: text().notNull(),
    /** Whoever has the role sets up a second factor before anything else (rules §1). */
    needs_second_factor: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    unique('roles_name').on(t.area, t.store_id, t.name).nullsNotDistinct(),
    index('roles_store').on(t.store_id),
    check('roles_owner', sql`(${t.area} = 'Seller') = (${t.store_id} is not null)`),
  ],
)

const ofRole = () =>
  ref()
    .notNull()
    .references(() => roles.id, { onDelete: 'cascade' })

export const roleMenus = pgTable(
  'role_menus',
  {
    role_id: ofRole(),
    menu_id: ref()
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.role_id, t.menu_id] }), index('role_menus_menu').on(t.menu_id)],
)

export const rolePermissions = pgTable(
  'role_permissions',
  {
    role_id: ofRole(),
    permission_id: ref()
      .notNull()
      .references(() => permissions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.role_id, t.permission_id] }),
    index('role_permissions_permission').on(t.permission_id),
  ],
)

/** The buttons that a role grants on a screen of its menus (rules §11). */
export const roleButtons = pgTable(
  'role_buttons',
  { role_id: ref().notNull(), menu_id: ref().notNull(), button: text({ enum: buttons }).notNull() },
  (t) => [
    primaryKey({ columns: [t.role_id, t.menu_id, t.button] }),
    foreignKey({
      name: 'role_buttons_menu',
      columns: [t.role_id, t.menu_id],
      foreignColumns: [roleMenus.role_id, roleMenus.menu_id],
    }).onDelete('cascade'),
    check('role_buttons_button', sql.raw(`button in (${buttons.map((button) => `'${button}'`).join(', ')})`)),
  ],
)

export const adminRoles = pgTable(
  'admin_roles',
  {
    admin_id: ref()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    role_id: ref()
      .notNull()
      .references(() => roles.id),
  },
  (t) => [primaryKey({ columns: [t.admin_id, t.role_id] }), index('admin_roles_role').on(t.role_id)],
)

/** The roles of a store's staff. */
export const userRoles = pgTable(
  'user_roles',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role_id: ref()
      .notNull()
      .references(() => roles.id),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.role_id] }), index('user_roles_role').on(t.role_id)],
)

/** Every write of the back offices (rules §11). A trigger refuses updates and deletes. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: id(),
    area: backOffice(),
    admin_id: ref().references(() => admins.id),
    user_id: ref().references(() => users.id),
    store_id: ref().references(() => stores.id),
    /** A right, or method and path. */
    action: text().notNull(),
    target: text().notNull().default(''),
    before: jsonb(),
    after: jsonb(),
    ip: text().notNull(),
    request_id: text().notNull(),
    /** The row whose change this one takes back; a row is undone once. */
    undoes: ref().references((): AnyPgColumn => auditLogs.id),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('audit_logs_undoes')
      .on(t.undoes)
      .where(sql`${t.undoes} is not null`),
    index('audit_logs_admin').on(t.admin_id, t.id),
    index('audit_logs_user').on(t.user_id, t.id),
    index('audit_logs_store').on(t.store_id, t.id),
    index('audit_logs_action').on(t.action, t.id),
    index('audit_logs_target').on(t.target, t.id),
    index('audit_logs_request').on(t.request_id, t.id),
    index('audit_logs_created_at').on(t.created_at, t.id),
    // Of refused logins alone nobody may know who it was.
    check(
      'audit_logs_who',
      sql`case ${t.area} when 'Admin' then ${t.user_id} is null and (${t.admin_id} is not null or ${t.action} = 'POST /Admin/login')
          else ${t.admin_id} is null and (${t.user_id} is not null or ${t.action} = 'POST /Seller/login') end`,
    ),
  ],
)

/** Rows of the audit log, by their ids, that have no link yet. A trigger adds each with its row. */
export const auditUnlinked = pgTable('audit_unlinked', {
  id: ref()
    .primaryKey()
    .references(() => auditLogs.id),
})

/** A day of the audit log, in the zone of the wire: how long its chain is, and where it ends. Its seal closes it for good. */
export const auditDays = pgTable(
  'audit_days',
  {
    day: date().primaryKey(),
    links: integer().notNull(),
    /** That of the last link. */
    hash: bytea().notNull(),
    /** SHA-256 of the seal before it, the day, the number of links and the last hash. */
    seal: bytea(),
    closed_at: instant(),
  },
  (t) => [
    index('audit_days_open')
      .on(t.day)
      .where(sql`${t.seal} is null`),
    check('audit_days_links', sql`${t.links} > 0`),
    check('audit_days_hashes', sql`length(${t.hash}) = 32 and (${t.seal} is null or length(${t.seal}) = 32)`),
    check('audit_days_closed', sql`(${t.seal} is null) = (${t.closed_at} is null)`),
  ],
)

/** The chain of a day: each row of the audit log by its id with the SHA-256 of the hash before it and of itself. */
export const auditLinks = pgTable(
  'audit_links',
  {
    id: ref()
      .primaryKey()
      .references(() => auditLogs.id),
    day: date().notNull(),
    /** From 1 on. */
    nth: integer().notNull(),
    hash: bytea().notNull(),
  },
  (t) => [
    unique('audit_links_nth').on(t.day, t.nth),
    check('audit_links_hash', sql`${t.nth} > 0 and length(${t.hash}) = 32`),
  ],
)

/** Menus and permissions that were seeded once; those that have been deleted since are not seeded again. */
export const accessSeeds = pgTable('access_seeds', { key: text().primaryKey() })

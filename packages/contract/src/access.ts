import * as z from 'zod/mini'
import { choiceFilter, numberFilter, textFilter, timeFilter } from './filters.ts'
import { buttons, resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, FileAddress, Flag, Id, OrNull, Password, PersonName, Text, LocalizedText } from './shapes.ts'

/** Who may do what in the back offices, and what they did (rules §11). */

const plain = ['index', 'show', 'store', 'update', 'destroy'] as const

const groupForm = z.strictObject({ name: LocalizedText(1, 40), content: z.optional(Text(0, 40)) })
export const permissionGroups = resource('Admin', 'permission_groups', {
  does: 'Groups of interface rights',
  form: groupForm,
  row: z.object({ id: Id, name: LocalizedText(1, 40), content: z.string(), created_at: DateTime }),
  filters: { name: textFilter('likeRight', 'like'), content: textFilter('likeRight', 'like') },
  verbs: plain,
  confirm: true,
})

const permissionForm = z.strictObject({
  group_id: Id,
  name: LocalizedText(1, 60),
  /** The right of a route, such as `Admin.goods_brands.store`; see `GET /Admin/load_permission`. */
  apis: Text(1, 100),
  content: z.optional(Text(0, 35)),
})
export const permissions = resource('Admin', 'permissions', {
  does: 'Interface rights under names for people',
  sorts: ['apis'],
  form: permissionForm,
  row: z.object({
    id: Id,
    group_id: Id,
    name: LocalizedText(1, 60),
    apis: z.string(),
    content: z.string(),
    created_at: DateTime,
  }),
  filters: { name: textFilter('likeRight', 'like'), group_id: numberFilter(), apis: textFilter('likeRight') },
  verbs: plain,
  confirm: true,
  dicts: ['permission_groups'],
})
export const loadPermission = route('GET /Admin/load_permission', {
  area: 'Admin',
  right: 'admin',
  does: 'Every interface right that a role can hold, as the live routes have them.',
  reply: z.array(z.object({ apis: z.string(), name: z.string() })),
})

const Button = z.literal(buttons, 'CHOICE_INVALID')
const sets = {
  /** Checked menus; their parents are included automatically. */
  menus: z.array(Id).check(z.maxLength(1000, 'TOO_LONG')),
  permissions: z.array(Id).check(z.maxLength(2000, 'TOO_LONG')),
  /** Only for menus that the role includes. */
  buttons: z.array(z.strictObject({ menu_id: Id, button: Button })).check(z.maxLength(8000, 'TOO_LONG')),
}
const roleRow = z.object({
  id: Id,
  name: z.string(),
  /** How many accounts have it. */
  holders: z.number(),
  /** Whoever has the role has to set up a second factor first (rules §1). */
  needs_second_factor: z.boolean(),
  created_at: DateTime,
})
/** Nobody can grant rights they do not hold (rules §11). */
const rolesIn = (area: 'Admin' | 'Seller', does: string) =>
  resource(area, 'roles', {
    does,
    form: z.strictObject({ name: Text(1, 30), needs_second_factor: z.optional(Flag), ...sets }),
    row: roleRow,
    detail: z.extend(roleRow, sets),
    filters: { name: textFilter('likeRight', 'like') },
    verbs: plain,
    confirm: true,
  })
export const roles = rolesIn('Admin', 'Roles of the platform')
/** Each store has its own roles for its staff. */
export const sellerRoles = rolesIn('Seller', 'Roles of the own store')

const Grantable = { is_held: z.boolean(), name: z.string() }
const grants = {
  does: 'What roles of the area can hold: menus with their buttons, interface rights by group; and what of it the caller holds and so may grant.',
  reply: z.object({
    menus: z.array(
      z.object({
        id: Id,
        /** 0 at the top. */
        pid: z.number(),
        icon: z.string(),
        apis: z.string(),
        ...Grantable,
        /** Permissions that the screen needs to be shown. */
        permissions: z.array(Id),
        /** The buttons that the screen has, with the permissions that each needs. */
        buttons: z.array(z.object({ button: Button, is_held: z.boolean(), permissions: z.array(Id) })),
      }),
    ),
    groups: z.array(
      z.object({
        id: Id,
        name: z.string(),
        permissions: z.array(z.object({ id: Id, apis: z.string(), ...Grantable })),
      }),
    ),
  }),
} as const
export const roleGrants = route('GET /Admin/roles/grants', { ...grants, area: 'Admin', right: 'Admin.roles.index' })
export const sellerRoleGrants = route('GET /Seller/roles/grants', {
  ...grants,
  area: 'Seller',
  right: 'Seller.roles.index',
})

const Status = z.literal(['active', 'disabled'], 'CHOICE_INVALID')
const account = {
  nickname: PersonName(20),
  username: z
    .string('REQUIRED')
    .check(z.trim(), z.regex(/^[\w.-]{3,30}$/, 'INVALID'), z.regex(/\D/, 'USERNAME_INVALID')),
  /** Required when adding; an empty one in an update keeps the current one. */
  password: z.optional(OrNull(Password)),
  avatar: z.optional(FileAddress),
  status: z.optional(Status),
}
const adminForm = z.strictObject({
  ...account,
  /** Role ids; at least one, except for super administrators, who hold all rights. */
  roles: z.array(Id).check(z.maxLength(50, 'TOO_LONG')),
  is_super: z.optional(Flag),
})
export type AdminInput = z.output<typeof adminForm>
const staffForm = z.strictObject({
  ...account,
  /** Ids of the store's roles; at least one. */
  roles: z.array(Id).check(z.minLength(1, 'REQUIRED'), z.maxLength(50, 'TOO_LONG')),
})
export type StaffInput = z.output<typeof staffForm>
const accountRow = z.object({
  id: Id,
  nickname: z.string(),
  username: z.string(),
  avatar: z.string(),
  status: Status,
  roles: z.array(Id),
  role_names: z.array(z.string()),
  has_second_factor: z.boolean(),
  last_login_at: z.nullable(DateTime),
  created_at: DateTime,
})
const accountFilters = {
  nickname: textFilter('likeRight', 'like'),
  username: textFilter('likeRight', 'like'),
  status: choiceFilter(['active', 'disabled']),
}
export const admins = resource('Admin', 'admins', {
  does: 'Administrators',
  form: adminForm,
  row: z.extend(accountRow, { is_super: z.boolean() }),
  filters: accountFilters,
  verbs: plain,
  confirm: true,
  dicts: ['roles'],
})

/** Sub-accounts act for their owner's store and never buy (rules §§1, 2). */
export const sellerUsers = resource('Seller', 'users', {
  does: 'Sub-accounts of the own store',
  sorts: ['created_at'],
  form: staffForm,
  row: accountRow,
  filters: accountFilters,
  verbs: plain,
  confirm: true,
  dicts: ['roles'],
})

const auditEntry = {
  id: Id,
  /** The nickname of the account. */
  who: z.string(),
  /** A right, or method and path. */
  action: z.string(),
  /** The action in the caller's language. */
  action_name: z.string(),
  target: z.string(),
  ip: z.string(),
  request_id: z.string(),
  /** The entry whose change this one takes back. */
  undoes: z.nullable(Id),
  /** The entry that takes the change of this one back. */
  undone_by: z.nullable(Id),
  created_at: DateTime,
}
const auditDetail = {
  /** An absent field did not exist before or after; secrets are recorded only as `changed` or `unchanged`. */
  before: z.unknown(),
  after: z.unknown(),
  /** Its link in the chain of its day (rules §14); null until it has one, within seconds. */
  link: z.nullable(
    z.object({
      /** `YYYY-MM-DD` */
      day: z.string(),
      /** From 1 on. */
      nth: z.number(),
      /** SHA-256 in hexadecimal digits. */
      hash: z.string(),
      /** The day was closed: nothing can be added to it. */
      is_sealed: z.boolean(),
    }),
  ),
  /** Of updates and deletes: why the caller cannot take it back, or null. */
  undo: z.nullable(z.object({ refusal: z.nullable(z.string()) })),
}
/** Entries are never changed. */
const auditLog = {
  sorts: ['action', 'created_at', 'target'],
  form: z.strictObject({}),
  verbs: ['index', 'show'],
} as const
const auditFilters = {
  action: textFilter('likeRight'),
  target: textFilter(),
  request_id: textFilter(),
  created_at: timeFilter(),
}

const auditRow = z.object({
  ...auditEntry,
  area: z.literal(['Admin', 'Seller']),
  admin_id: z.nullable(Id),
  user_id: z.nullable(Id),
  store_id: z.nullable(Id),
  store_name: z.string(),
})
export const auditLogs = resource('Admin', 'audit_logs', {
  ...auditLog,
  does: 'Every write of the back offices, and their logins',
  row: auditRow,
  detail: z.extend(auditRow, auditDetail),
  filters: { area: choiceFilter(['Admin', 'Seller']), admin_id: numberFilter(), ...auditFilters },
  dicts: ['admins'],
})

const ownAuditRow = z.object({ ...auditEntry, user_id: z.nullable(Id) })
export const sellerAuditLogs = resource('Seller', 'audit_logs', {
  ...auditLog,
  does: 'Every write of the own store in its back office, and its logins',
  row: ownAuditRow,
  detail: z.extend(ownAuditRow, auditDetail),
  filters: { user_id: numberFilter(), ...auditFilters },
})
/** Who can have made an entry: the store's owner and its staff, those of former times too. */
export const sellerAuditPeople = route('GET /Seller/audit_logs/people', {
  area: 'Seller',
  right: sellerAuditLogs.right('index'),
  does: 'The owner of the own store and its sub-accounts, for the filter of its audit log.',
  reply: z.array(z.object({ id: Id, name: z.string() })),
})

const undoing = {
  params: z.strictObject({ id: Id }),
  reply: z.object({}),
  fails: [
    'NOT_FOUND',
    'UNDO_NOT_PLAIN',
    'UNDO_OF_STORE',
    'UNDO_DONE',
    'UNDO_CHANGED',
    'UNDO_GONE',
    'UNDO_INCOMPLETE',
    'UNDO_CONFLICT',
    'NOTHING_CHANGED',
  ],
  confirm: true,
} as const
/**
 * Takes back an update or delete of a plain screen of the administrators, while nobody changed the row since. It needs the right
 * and the button that the change itself needs, and has an entry of its own.
 */
export const undoAuditLog = route('POST /Admin/audit_logs/{id}/undo', {
  ...undoing,
  area: 'Admin',
  right: 'Admin.audit_logs.undo',
  does: 'Takes back an update or delete of the audit log, while nobody changed the row since.',
})
/** The same for changes of the own store. */
export const undoOwnAuditLog = route('POST /Seller/audit_logs/{id}/undo', {
  ...undoing,
  area: 'Seller',
  right: 'Seller.audit_logs.undo',
  does: 'Takes back an update or delete of the own store, while nobody changed the row since.',
})

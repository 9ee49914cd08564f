import * as z from 'zod/mini'
import { route } from './route.ts'
import { Flag, Id, Nothing, OrNull, Revised, Text } from './shapes.ts'

/** Views of the lists of the back offices that people keep under a name: filters, order and columns (reference: lists). */

/** Views of one list that an account may keep, and that may be shared with one role. */
export const maxSavedViews = 20
/** Characters of a view’s name. */
export const maxViewName = 20

const Filter = z.strictObject({
  field: Text(1, 40),
  /** As in the list’s query: `value|operator`. */
  value: Text(1, 500),
})
const Column = z.strictObject({
  key: z.string('REQUIRED').check(z.regex(/^\w{1,60}$/, 'INVALID')),
  is_shown: Flag,
  /** The side that it is pinned to; empty for neither. */
  pin: z.literal(['left', 'right', ''], 'CHOICE_INVALID'),
})

/** What a view shows of its list. */
const look = {
  filters: z.array(Filter, 'INVALID').check(z.maxLength(16, 'TOO_LONG')),
  /** A field, with `-` in front for descending; empty for the list’s own order. */
  sort: Text(0, 60),
  /** All columns in their order; none for those that the reader has set. */
  columns: z.array(Column, 'INVALID').check(z.maxLength(80, 'TOO_LONG')),
}
const form = {
  name: Text(1, maxViewName),
  /** The role that it is shared with; null for nobody. */
  role_id: OrNull(Id),
  ...look,
}

const Role = z.object({ id: z.number(), name: z.string() })
const View = z.object({
  id: z.number(),
  name: z.string(),
  filters: z.array(z.object({ field: z.string(), value: z.string() })),
  sort: z.string(),
  columns: z.array(z.object({ key: z.string(), is_shown: z.boolean(), pin: z.literal(['left', 'right', '']) })),
  role: z.nullable(Role),
  /** Of the caller; else a colleague shares it. */
  is_own: z.boolean(),
  /** The caller may change and delete it. */
  can_edit: z.boolean(),
  revision: z.string(),
})
export type SavedView = z.input<typeof View>

/** The path of a list: `/Seller/orders`. */
const Screen = Text(1, 80)

const list = {
  does: 'The views of a list that one may use: the own ones first, then those that are shared with one’s roles; and the roles to share with.',
  query: z.strictObject({ screen: Screen }),
  reply: z.object({ views: z.array(View), roles: z.array(Role) }),
} as const
const add = {
  confirm: false,
  does: `Keeps a view of a list under a name, at most ${maxSavedViews} for each list. Filters and order must be those that the list takes.`,
  body: z.strictObject({ screen: Screen, ...form }),
  reply: View,
  fails: ['SAVED_VIEWS_FULL', 'SAVED_VIEW_TAKEN'],
} as const
const change = {
  confirm: false,
  does: 'Changes the named fields of a view: its name, what it shows, or the role that it is shared with. Owners and super administrators may change what others share.',
  params: z.strictObject({ id: Id }),
  body: z.extend(z.partial(z.strictObject(form)), Revised),
  reply: View,
  fails: ['NOT_FOUND', 'FORM_STALE', 'SAVED_VIEWS_FULL', 'SAVED_VIEW_TAKEN'],
} as const
const remove = {
  confirm: false,
  does: 'Deletes a view.',
  params: z.strictObject({ id: Id }),
  reply: Nothing,
  fails: ['NOT_FOUND'],
} as const

const seller = { area: 'Seller', right: 'seller' } as const
const admin = { area: 'Admin', right: 'admin' } as const
const whileSuspended = { whileSuspended: true } as const

export const sellerViews = {
  list: route('GET /Seller/auth/views', { ...seller, ...list }),
  add: route('POST /Seller/auth/views', { ...seller, ...add, ...whileSuspended }),
  change: route('PUT /Seller/auth/views/{id}', { ...seller, ...change, ...whileSuspended }),
  remove: route('DELETE /Seller/auth/views/{id}', { ...seller, ...remove, ...whileSuspended }),
}
export const adminViews = {
  list: route('GET /Admin/auth/views', { ...admin, ...list }),
  add: route('POST /Admin/auth/views', { ...admin, ...add }),
  change: route('PUT /Admin/auth/views/{id}', { ...admin, ...change }),
  remove: route('DELETE /Admin/auth/views/{id}', { ...admin, ...remove }),
}

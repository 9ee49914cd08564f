import * as z from 'zod/mini'
import { numberFilter, textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, FileAddress, Id, Nothing, OrNull, Text } from './shapes.ts'

/** The store's image library, to choose from in forms. Uploads count towards the store's quota. */

/** Folders; one that has pictures in it cannot be deleted (IN_USE). */
export const fileSpaceDirs = resource('Seller', 'file_space_dirs', {
  does: 'Folders of the store’s pictures',
  sorts: ['name'],
  form: z.strictObject({ name: Text(1, 30) }),
  row: z.object({ id: Id, name: z.string(), files_count: z.number(), created_at: DateTime }),
  filters: { name: textFilter('like') },
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: false,
  screen: '/Seller/file_spaces',
})

/**
 * Pictures in the folders. Adding one takes the address of an upload of the own store. Deleting one takes it out of the
 * space alone: goods and orders that show it go on doing so, so its bytes stay and count.
 */
export const fileSpaces = resource('Seller', 'file_spaces', {
  does: 'Pictures of the store',
  sorts: ['url'],
  form: z.strictObject({
    /** Null for no folder. */
    dir_id: OrNull(Id),
    name: Text(1, 60),
    url: FileAddress.check(z.minLength(1, 'REQUIRED')),
  }),
  row: z.object({
    id: Id,
    dir_id: z.nullable(z.number()),
    name: z.string(),
    url: z.string(),
    created_at: DateTime,
  }),
  filters: { dir_id: numberFilter(), name: textFilter('like') },
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: false,
})

export const moveFiles = route('PUT /Seller/file_spaces/move', {
  area: 'Seller',
  right: fileSpaces.right('update'),
  confirm: false,
  does: 'Moves pictures into a folder, or out of all, all or none.',
  body: z.strictObject({
    ids: z.array(Id).check(z.minLength(1, 'NOT_SELECTED'), z.maxLength(400, 'TOO_LONG')),
    dir_id: OrNull(Id),
  }),
  reply: Nothing,
  fails: ['NOT_FOUND'],
})

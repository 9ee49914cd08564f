import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import type { MountedRoute } from '../http/on.ts'
import { dict, type DictSpec } from './dict.ts'
import { importRows } from './import-rows.ts'
import { list, type ListSpec } from './list.ts'
import { one } from './one.ts'
import { writeUndoably } from './undo.ts'
import type { WriteSpec } from './write.ts'

/** The server's half of a plain screen: where its rows lie, and what is particular about them. */
export type ResourceSpec<T extends PgTable> = ListSpec<T> & WriteSpec<T> & DictSpec<T>

/**
 * Serves a plain back-office screen from a table: every piece of `list`, `one`, `write`, `importRows` and `dict` that its
 * resource declares. A screen that is not plain mounts the pieces that fit it and routes of its own beside them.
 */
export function serve<T extends PgTable>(resource: Resource, spec: ResourceSpec<T>): MountedRoute[] {
  const { verbs } = resource
  return [
    ...(verbs.includes('index') ? [list(resource, spec)] : []),
    ...(verbs.includes('show') ? [one(resource, spec)] : []),
    ...writeUndoably(resource, spec),
    ...(verbs.includes('import') ? [importRows(resource, spec)] : []),
    dict(resource, spec),
  ]
}

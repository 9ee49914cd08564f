import { and, eq, isNotNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import type { ErrorKey } from '@fangshi/contract/errors'
import { parseDateTime } from '@fangshi/contract/time'
import type * as z from 'zod/mini'
import type { Db } from '../db/db.ts'
import { fail, Refusal } from '../fail.ts'
import type { MountedRoute } from '../http/on.ts'
import { validate } from '../http/validate.ts'
import type { RecordedChange, Undo } from '../undo.ts'
import { auditRows, formFields } from './audit-rows.ts'
import { explained } from './form-tx.ts'
import { pickFields, revisionOf } from './revision.ts'
import { columnOf, columnsOf, fieldNames, ownRows } from './rows.ts'
import type { Caller, Form, WriteContext } from './spec.ts'
import { addRow, updateRow, write, type WriteSpec } from './write.ts'

type StoredRow = Record<string, unknown>

/** As the audit log keeps it. */
const asRecorded = (fields: Form): Form => JSON.parse(JSON.stringify(fields)) as Form

const isSame = (one: unknown, other: unknown): boolean => revisionOf({ value: one }) === revisionOf({ value: other })

/** Whether the form's fields of a row are those of a record; fields that the record does not know are left out. */
function isAsRecorded(resource: Resource, recorded: Form, current: Form): boolean {
  const names = fieldNames(resource.form).filter((name) => name in recorded)
  return isSame(pickFields(recorded, names), pickFields(current, names))
}

/** Whether a record knows every field of the form, so that nothing of the row is left as it is by taking it back. */
const isWhole = (resource: Resource, recorded: Form): boolean =>
  fieldNames(resource.form).every((name) => name in recorded)

async function findRow<T extends PgTable>(
  db: Db,
  spec: WriteSpec<T>,
  id: number,
  who: Caller,
): Promise<StoredRow | undefined> {
  // The target of an entry is a text: one that is no id belongs to no row.
  if (!Number.isSafeInteger(id)) return undefined
  const table: PgTable = spec.table
  const rows = db.q
    .select()
    .from(table)
    .where(and(eq(columnOf(table, 'id'), id), ownRows(spec, who)))
  const [row] = await ('tx' in db ? rows.for('update') : rows)
  return row
}

/** A form of recorded fields, decoded as if somebody had sent it. The first level of a tree is 0 on the wire. */
function formFrom<T extends PgTable>(shape: z.ZodMiniType, { tree }: WriteSpec<T>, fields: Form): Form {
  const sent = tree?.top === null && fields[tree.parent] === null ? { ...fields, [tree.parent]: 0 } : fields
  return validate(shape, sent) as Form
}

/** What a form refuses, nobody can mend here: the row is in conflict with what is stored now. */
async function orConflict<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.key === 'INVALID_INPUT') fail('UNDO_CONFLICT', error.details)
    throw error
  }
}

/** What a change has come to, after it was taken back. Throws UNDO_CONFLICT unless the row is as the record says. */
async function proven<T extends PgTable>(
  resource: Resource,
  spec: WriteSpec<T>,
  row: StoredRow,
  before: Form,
  { tx, ctx, locale }: WriteContext,
): Promise<Form> {
  const [after] = (await auditRows(resource, spec, [row], { db: tx, locale, now: ctx.now() })) as [Form]
  if (!isAsRecorded(resource, before, asRecorded(after))) fail('UNDO_CONFLICT')
  return after
}

/** Takes back an update while the form's fields of the row are as it left them. */
function undoUpdate<T extends PgTable>(resource: Resource, spec: WriteSpec<T>): Undo {
  const obstacle = (before: Form, after: Form, current: Form | undefined): ErrorKey | undefined => {
    if (!isWhole(resource, before)) return 'UNDO_INCOMPLETE'
    if (!current) return 'UNDO_GONE'
    if (!isAsRecorded(resource, after, asRecorded(current))) return 'UNDO_CHANGED'
    return isAsRecorded(resource, before, after) ? 'NOTHING_CHANGED' : undefined
  }
  const parts = ({ before, after }: RecordedChange): [Form, Form] => [(before ?? {}) as Form, (after ?? {}) as Form]
  return {
    screen: resource.screen,
    button: 'edit',
    refusal: async ({ db, ctx, who, locale }, recorded) => {
      const row = await findRow(db, spec, Number(recorded.target), who)
      const current = row && (await formFields(resource, spec, row, { db, locale, now: ctx.now() }))
      return obstacle(...parts(recorded), current)
    },
    undo: (by, recorded) =>
      orConflict(async () => {
        const context: WriteContext = { ...by, restores: true }
        const { tx, ctx, who, locale } = context
        const showing = { db: tx, locale, now: ctx.now() }
        const [before, after] = parts(recorded)
        const row = (await findRow(tx, spec, Number(recorded.target), who)) ?? fail('UNDO_GONE')
        const refused = obstacle(before, after, await formFields(resource, spec, row, showing))
        if (refused) fail(refused)
        const changed = fieldNames(resource.form).filter((name) => !isSame(before[name], after[name]))
        const form = formFrom(resource.update.body as z.ZodMiniType, spec, pickFields(before, changed))
        const [was] = await auditRows(resource, spec, [row], showing)
        const updated = await explained(resource, spec.table, () => updateRow(spec, row, form, context))
        const now = await proven(resource, spec, updated, before, context)
        return { action: resource.right('update'), target: recorded.target, before: was, after: now }
      }),
  }
}

/** Recorded columns that no form sets, such as the id and the time of the row. */
function otherColumns(resource: Resource, table: PgTable, before: Form): StoredRow {
  const inForm = fieldNames(resource.form)
  const others = Object.entries(columnsOf(table)).filter(
    ([name, { generated }]) => !inForm.includes(name) && !generated && before[name] != null,
  )
  return Object.fromEntries(
    others.map(([name, { dataType }]) => [
      name,
      dataType === 'date' ? parseDateTime(String(before[name])) : before[name],
    ]),
  )
}

/** A row whose delete only marked it. */
async function unmark<T extends PgTable>(
  spec: WriteSpec<T>,
  id: number,
  { tx, who }: WriteContext,
): Promise<StoredRow | undefined> {
  const table: PgTable = spec.table
  const deletedAt = columnOf(table, 'deleted_at')
  const own = Object.entries(spec.own?.(who) ?? {}).map(([name, value]) => eq(columnOf(table, name), value))
  const [row] = await tx.q
    .update(table)
    .set({ deleted_at: null })
    .where(and(eq(columnOf(table, 'id'), id), isNotNull(deletedAt), spec.only?.(who), ...own))
    .returning()
  return row
}

/** Takes back a delete: the row is there again, under its own id. */
function undoDestroy<T extends PgTable>(resource: Resource, spec: WriteSpec<T>): Undo {
  const isMarked = 'deleted_at' in columnsOf(spec.table)
  const obstacle = (before: Form): ErrorKey | undefined => (isWhole(resource, before) ? undefined : 'UNDO_INCOMPLETE')
  const again = async (id: number, before: Form, context: WriteContext): Promise<StoredRow> => {
    if (isMarked) return (await unmark(spec, id, context)) ?? fail('UNDO_GONE')
    const stored = Object.entries(before).filter(([name, value]) => value !== null || name === spec.tree?.parent)
    const form = formFrom(resource.form, spec, pickFields(Object.fromEntries(stored), fieldNames(resource.form)))
    const restored = { ...otherColumns(resource, spec.table, before), id }
    return (await addRow(resource, spec, form, context, restored))[0]
  }
  return {
    screen: resource.screen,
    button: 'delete',
    refusal: async ({ db, who }, { target, before }) => {
      if (await findRow(db, spec, Number(target), who)) return 'UNDO_CHANGED'
      return obstacle((before ?? {}) as Form)
    },
    undo: (by, { target, before }) =>
      orConflict(async () => {
        const context: WriteContext = { ...by, restores: true }
        const { tx, who } = context
        const was = (before ?? {}) as Form
        if (await findRow(tx, spec, Number(target), who)) fail('UNDO_CHANGED')
        const refused = obstacle(was)
        if (refused) fail(refused)
        const row = await explained(resource, spec.table, () => again(Number(target), was, context))
        return { action: resource.right('store'), target, after: await proven(resource, spec, row, was, context) }
      }),
  }
}

/** What `write` mounts, with how its updates and deletes are taken back. */
export function writeUndoably<T extends PgTable>(resource: Resource, spec: WriteSpec<T>): MountedRoute[] {
  const isAddable = resource.verbs.includes('store') || 'deleted_at' in columnsOf(spec.table)
  const undos = new Map<string, Undo>([[resource.right('update'), undoUpdate(resource, spec)]])
  if (isAddable && !spec.isDeleteFinal) undos.set(resource.right('destroy'), undoDestroy(resource, spec))
  return write(resource, spec).map((mounted) => {
    const undo = undos.get(mounted.route.right)
    return undo ? { ...mounted, undo } : mounted
  })
}

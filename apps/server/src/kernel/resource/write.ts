import { and, eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import type { Reply } from '@fangshi/contract/route'
import type { Tx } from '../db/db.ts'
import { on, type MountedRoute } from '../http/on.ts'
import type { Change } from '../http/who.ts'
import { auditRows, formFields } from './audit-rows.ts'
import { inTx } from '../db/tx.ts'
import { explainConstraint } from './constraint-fields.ts'
import { deleteAll, refuseMissing } from './delete-all.ts'
import { inFormTx } from './form-tx.ts'
import { refuseStale } from './revision.ts'
import { columnOf, columnsOf, fieldNames, ownRows, type OneSpec } from './rows.ts'
import { namesOf } from './row-names.ts'
import { showDetail } from './show-detail.ts'
import type { Caller, Form, Row, RowChange, ShowContext, WriteContext } from './spec.ts'
import { refuseCircle } from './tree.ts'
import { toColumns } from './wire-row.ts'

type StoredRow = Record<string, unknown>

export interface WriteSpec<T extends PgTable> extends OneSpec<T> {
  /** The column that names a row. Default `name`. */
  label?: string
  /** The form's fields as columns, where they differ. */
  toColumns?: (form: Form, context: WriteContext, before?: Row<T>) => Form | Promise<Form>
  /** Refuses a change, inside its transaction. */
  check?: (change: RowChange<T>, context: WriteContext) => Promise<void>
  /** What else belongs to the change, inside its transaction. */
  after?: (change: RowChange<T>, context: WriteContext) => Promise<void>
  /** A delete takes rows of other tables along and cannot be undone. */
  isDeleteFinal?: true
}

const showing = ({ tx, ctx, locale }: WriteContext): ShowContext => ({ db: tx, locale, now: ctx.now() })

const asRow = <T extends PgTable>(row: StoredRow | undefined): Row<T> => row as Row<T>

/** The columns of a form; the first level of a tree is 0 on the wire. */
async function formColumns<T extends PgTable>(
  { table, tree, toColumns: convert }: WriteSpec<T>,
  form: Form,
  context: WriteContext,
  before?: StoredRow,
): Promise<StoredRow> {
  const values = toColumns((await convert?.(form, context, asRow<T>(before))) ?? form, columnsOf(table))
  if (tree?.top === null && values[tree.parent] === 0) values[tree.parent] = null
  return values
}

/**
 * Adds one row inside the transaction, its shape being checked; `restored` are columns of a row that was there before, its id among
 * them. Answers the row, and what the audit log keeps of it.
 */
export async function addRow<T extends PgTable>(
  resource: Resource,
  spec: WriteSpec<T>,
  form: Form,
  context: WriteContext,
  restored?: StoredRow,
): Promise<[row: StoredRow, change: Change]> {
  await spec.check?.({ form }, context)
  const values = { ...restored, ...(await formColumns(spec, form, context)), ...spec.own?.(context.who) }
  const table: PgTable = spec.table
  const insert = context.tx.q.insert(table)
  const [row] = (await (restored ? insert.overridingSystemValue() : insert).values(values).returning()) as [StoredRow]
  await spec.after?.({ form, after: asRow<T>(row) }, context)
  const [after] = await auditRows(resource, spec, [row], showing(context))
  return [row, { target: row.id as number, after }]
}

/** The caller's rows of these ids, locked. Throws NOT_FOUND, and DELETE_BLOCKED where only some of several are there. */
async function lockRows<T extends PgTable>(
  tx: Tx,
  spec: WriteSpec<T>,
  ids: readonly number[],
  who: Caller,
): Promise<StoredRow[]> {
  const table: PgTable = spec.table
  const id = columnOf(table, 'id')
  const rows = await tx.q
    .select()
    .from(table)
    .where(and(inArray(id, [...ids]), ownRows(spec, who)))
    .orderBy(id)
    .for('update')
  refuseMissing(ids, new Set(rows.map((row) => row.id as number)))
  return rows
}

function add<T extends PgTable>(resource: Resource, spec: WriteSpec<T>): MountedRoute {
  return on(resource.store, async (call) => {
    await call.press(resource.screen, 'add')
    return inFormTx(call.ctx.db, resource, spec.table, async (tx) => {
      const [row, change] = await addRow(resource, spec, call.body, { ...call, tx })
      await call.audit(tx, change)
      return (await showDetail(resource, spec, row, showing({ ...call, tx }))) as Reply<typeof resource.store>
    })
  })
}

/** Updates one locked row inside the transaction; answers the row as it is now stored. */
export async function updateRow<T extends PgTable>(
  spec: WriteSpec<T>,
  before: StoredRow,
  form: Form,
  context: WriteContext,
): Promise<StoredRow> {
  const { tree } = spec
  const table: PgTable = spec.table
  const { tx, ctx } = context
  await spec.check?.({ form, before: asRow<T>(before) }, context)
  const values = await formColumns(spec, form, context, before)
  if (tree) await refuseCircle(tx, table, tree, before, values[tree.parent])
  if ('updated_at' in columnsOf(table)) values.updated_at = ctx.now()
  const [after] = Object.keys(values).length
    ? ((await tx.q
        .update(table)
        .set(values)
        .where(eq(columnOf(table, 'id'), before.id))
        .returning()) as [StoredRow])
    : [before]
  await spec.after?.({ form, before: asRow<T>(before), after: asRow<T>(after) }, context)
  return after
}

function update<T extends PgTable>(resource: Resource, spec: WriteSpec<T>): MountedRoute {
  return on(resource.update, async (call) => {
    await call.press(resource.screen, 'edit')
    return inFormTx(call.ctx.db, resource, spec.table, async (tx) => {
      const context = { ...call, tx }
      const [row] = (await lockRows(tx, spec, [call.params.id], call.who)) as [StoredRow]
      const { revision, ...form } = call.body as Form & { revision?: string }
      refuseStale(revision, await formFields(resource, spec, row, showing(context)))
      const [before] = await auditRows(resource, spec, [row], showing(context))
      const updated = await updateRow(spec, row, form, context)
      const [after] = await auditRows(resource, spec, [updated], showing(context))
      await call.audit(tx, { target: row.id as number, before, after })
      return (await showDetail(resource, spec, updated, showing(context))) as Reply<typeof resource.update>
    })
  })
}

/** Deletes locked rows, or marks them as deleted where their table keeps them. */
async function destroyRows<T extends PgTable>(
  spec: WriteSpec<T>,
  rows: StoredRow[],
  context: WriteContext,
): Promise<[]> {
  const { tx, ctx } = context
  const table: PgTable = spec.table
  const ids = rows.map(({ id }) => id as number)
  const which = inArray(columnOf(table, 'id'), ids)
  for (const row of rows) await spec.check?.({ before: asRow<T>(row) }, context)
  if (columnsOf(table).deleted_at) await tx.q.update(table).set({ deleted_at: ctx.now() }).where(which)
  else await tx.q.delete(table).where(which)
  for (const row of rows) await spec.after?.({ before: asRow<T>(row) }, context)
  return []
}

function destroy<T extends PgTable>(resource: Resource, spec: WriteSpec<T>): MountedRoute {
  return on(resource.destroy, async (call) => {
    const { ids } = call.params
    await call.press(resource.screen, ids.length > 1 ? 'batch_delete' : 'delete')
    return inTx(call.ctx.db, async (tx) => {
      const context = { ...call, tx }
      const rows = await lockRows(tx, spec, ids, call.who)
      const before = await auditRows(resource, spec, rows, showing(context))
      await deleteAll(tx, {
        names: namesOf(spec, rows, call.locale),
        destroy: (some) =>
          destroyRows(
            spec,
            rows.filter(({ id }) => some.includes(id as number)),
            context,
          ),
        explain: (error) => explainConstraint(error, spec.table, fieldNames(resource.form), true),
      })
      await call.audit(tx, ...rows.map((row, index) => ({ target: row.id as number, before: before[index] })))
      return { deleted: rows.length }
    })
  })
}

/**
 * Mounts those of add, update and delete that the resource has: their rights and buttons, own rows only, form fields only,
 * messages for broken constraints, the audit log.
 */
export function write<T extends PgTable>(resource: Resource, spec: WriteSpec<T>): MountedRoute[] {
  const mounted = { store: add, update, destroy } as const
  const verbs = (['store', 'update', 'destroy'] as const).filter((verb) => resource.verbs.includes(verb))
  return verbs.map((verb) => mounted[verb](resource, spec))
}

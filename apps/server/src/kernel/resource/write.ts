import { and, eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import type { Tx } from '../db/db.ts'
import { inTx } from '../db/tx.ts'
import { fail } from '../fail.ts'
import type { CallOf } from '../http/on.ts'
import type { Change } from '../http/who.ts'
import { explain } from './constraint-fields.ts'
import { showDetail } from './read.ts'
import { ownRows, type Bound, type Form, type Row, type Write } from './service.ts'
import { refuseCircle } from './tree.ts'
import { toColumns, toWire } from './wire-row.ts'

type Stored = Record<string, unknown>

const asRow = <T extends PgTable>(row: Stored | undefined): Row<T> => row as Row<T>

/** Runs a write; what the table's constraints refuse comes out as a message at its field. */
export async function writing<T extends PgTable, R>(
  bound: Bound<T>,
  call: { ctx: Write['ctx'] },
  work: (tx: Tx) => Promise<R>,
  isDelete = false,
): Promise<R> {
  try {
    return await inTx(call.ctx.db, work)
  } catch (error) {
    throw explain(error, bound.table, bound.formNames, isDelete)
  }
}

/** Rows as the audit log keeps them; of secret fields only whether they were given. */
async function auditRows<T extends PgTable>(
  { detailNames, service }: Bound<T>,
  rows: readonly Stored[],
  { tx, locale }: Write,
  form?: Form,
): Promise<Form[]> {
  const { secrets = [], audited = [] } = service
  const given = secrets.map((name) => [name, form?.[name] ? 'changed' : 'unchanged'] as const)
  const added = audited.length ? await service.show?.(rows as readonly Row<T>[], { db: tx, locale }) : undefined
  return rows.map((row, index) => ({
    ...toWire(row, detailNames),
    ...Object.fromEntries(audited.map((name) => [name, added?.[index]?.[name]])),
    ...Object.fromEntries(given),
  }))
}

/** The columns of a form; the top of a tree is 0 on the wire. */
async function columnsOf<T extends PgTable>(
  bound: Bound<T>,
  form: Form,
  write: Write,
  before?: Stored,
): Promise<Stored> {
  const { service, columns } = bound
  const values = toColumns((await service.write?.(form, write, asRow<T>(before))) ?? form, columns)
  const parent = service.tree?.parent
  if (parent && service.tree?.top === null && values[parent] === 0) values[parent] = null
  return values
}

/** Adds one row inside the transaction; the caller has checked the form's shape. */
export async function addRow<T extends PgTable>(bound: Bound<T>, form: Form, write: Write): Promise<[Stored, Change]> {
  const { service, table } = bound
  await service.check?.({ form }, write)
  const values = { ...(await columnsOf(bound, form, write)), ...service.own?.(write.who) }
  const [row] = (await write.tx.q
    .insert(table)
    .values(values as T['$inferInsert'])
    .returning()) as Stored[]
  const stored = row as Stored
  await service.after?.({ form, after: asRow<T>(stored) }, write)
  const [after] = await auditRows(bound, [stored], write, form)
  return [stored, { target: stored.id as number, after }]
}

export async function storeOne<T extends PgTable>(bound: Bound<T>, call: CallOf<Resource['store']>): Promise<Form> {
  await call.press(bound.resource.screen, 'add')
  return writing(bound, call, async (tx) => {
    const [row, change] = await addRow(bound, call.body, { ...call, tx })
    await call.audit(tx, change)
    return showDetail(bound, row, { db: tx, locale: call.locale })
  })
}

/** The caller's rows of these ids, locked. Throws NOT_FOUND unless all are there. */
async function lockRows<T extends PgTable>(
  tx: Tx,
  bound: Bound<T>,
  ids: readonly number[],
  who: Write['who'],
): Promise<Stored[]> {
  const rows = await tx.q
    .select()
    .from(bound.table as PgTable)
    .where(and(inArray(bound.id, [...ids]), ownRows(bound, who)))
    .orderBy(bound.id)
    .for('update')
  return rows.length === ids.length ? rows : fail('NOT_FOUND')
}

export async function updateOne<T extends PgTable>(bound: Bound<T>, call: CallOf<Resource['update']>): Promise<Form> {
  await call.press(bound.resource.screen, 'edit')
  const { service, table, id } = bound
  const form = call.body as Form
  return writing(bound, call, async (tx) => {
    const write = { ...call, tx }
    const before = (await lockRows(tx, bound, [call.params.id], call.who))[0] as Stored
    const [was] = await auditRows(bound, [before], write)
    await service.check?.({ form, before: asRow<T>(before) }, write)
    const values = await columnsOf(bound, form, write, before)
    if (service.tree) await refuseCircle(tx, bound, before, values[service.tree.parent])
    if ('updated_at' in bound.columns) values.updated_at = call.ctx.now()
    const [row] = Object.keys(values).length
      ? ((await tx.q
          .update(table)
          .set(values as never)
          .where(eq(id, before.id))
          .returning()) as Stored[])
      : [before]
    const after = row as Stored
    await service.after?.({ form, before: asRow<T>(before), after: asRow<T>(after) }, write)
    const [now] = await auditRows(bound, [after], write, form)
    await call.audit(tx, { target: before.id as number, before: was, after: now })
    return showDetail(bound, after, { db: tx, locale: call.locale })
  })
}

export async function destroyMany<T extends PgTable>(bound: Bound<T>, call: CallOf<Resource['destroy']>) {
  const { ids } = call.params
  await call.press(bound.resource.screen, ids.length > 1 ? 'batch_delete' : 'delete')
  const { service, table, id, columns } = bound
  return writing(
    bound,
    call,
    async (tx) => {
      const write = { ...call, tx }
      const rows = await lockRows(tx, bound, ids, call.who)
      const were = await auditRows(bound, rows, write)
      for (const row of rows) await service.check?.({ before: asRow<T>(row) }, write)
      const which = inArray(id, [...ids])
      if (columns.deleted_at) {
        await tx.q
          .update(table)
          .set({ deleted_at: call.ctx.now() } as never)
          .where(which)
      } else await tx.q.delete(table).where(which)
      for (const row of rows) await service.after?.({ before: asRow<T>(row) }, write)
      await call.audit(tx, ...rows.map((row, index) => ({ target: row.id as number, before: were[index] })))
      return { deleted: rows.length }
    },
    true,
  )
}

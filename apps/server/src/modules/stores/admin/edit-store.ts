import type { StoreCorrection, storeForm } from '@fangshi/contract/stores-edit'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import { refuseStale, revisionOf } from '../../../kernel/resource/revision.ts'
import { needUploads } from '../../files/public.ts'
import { classRows } from '../../taxonomy/public.ts'
import { storeColumns } from '../application/application.ts'
import { documentColumns } from '../documents/documents.ts'
import { documentsOf, putDocuments } from '../documents/documents.db.ts'
import { storeRenamed } from '../hooks.ts'
import { checkPlace } from '../own-store/save-store.ts'
import type { stores } from '../schema.ts'
import { classesOf, lockStore, putClasses, storeById, updateStore } from '../stores.db.ts'
import { classPaths } from './stores-admin.show.ts'

type Store = typeof stores.$inferSelect
type Values = Reply<typeof storeForm>['values']

/** What the platform corrects of a store, as it is stored. */
async function storedValues(db: Db, store: Store): Promise<Values> {
  const { store_company_name, business_license_no, store_phone } = await documentsOf(db, store.id)
  const { store_name, store_logo, store_address, store_lat, store_lng } = store
  return {
    store_name,
    store_logo,
    store_company_name,
    business_license_no,
    store_phone,
    class_ids: await classesOf(db, store.id),
    area: [store.province_code, store.city_code, store.region_code].filter((code) => code !== null),
    store_address,
    store_lat,
    store_lng,
  }
}

/** The classes that goods can have: those two levels below the top. */
function thirdLevel(rows: Awaited<ReturnType<typeof classRows>>): number[] {
  const parents = new Map(rows.map(({ id, pid }) => [id, pid]))
  return rows.filter(({ pid }) => pid !== null && (parents.get(pid) ?? null) !== null).map(({ id }) => id)
}

/** The form of a store as the platform corrects it. Throws NOT_FOUND. */
export async function readStoreForm(db: Db, id: number, locale: Locale): Promise<Reply<typeof storeForm>> {
  const values = await storedValues(db, (await storeById(db, id)) ?? fail('NOT_FOUND'))
  const leaves = thirdLevel(await classRows(db))
  return { values, classes: await classPaths(db, leaves, locale), revision: revisionOf({ ...values }) }
}

/**
 * Corrects a store or an application for the platform; its goods follow a new name. Throws NOT_FOUND, FORM_STALE,
 * AREA_INVALID, or at fields.
 */
export async function editStore(
  tx: Tx,
  ctx: Context,
  _who: Admin,
  { id, revision, ...form }: Partial<StoreCorrection> & { id: number; revision?: string | undefined },
) {
  const store = (await lockStore(tx, id)) ?? fail('NOT_FOUND')
  const before = await storedValues(tx, store)
  refuseStale(revision, { ...before })
  await needUploads(tx, form, store, 'store_logo')
  const columns = await storeColumns(tx, form)
  const changed = { ...store, ...columns }
  checkPlace(changed.store_lat, changed.store_lng)
  await updateStore(tx, id, columns)
  await putDocuments(tx, id, documentColumns(ctx, form as Parameters<typeof documentColumns>[1]))
  if (form.class_ids) await putClasses(tx, id, form.class_ids)
  if (form.store_name) await storeRenamed(tx, ctx, id)
  return { target: id, before: { ...before }, after: { ...(await storedValues(tx, changed)) } }
}

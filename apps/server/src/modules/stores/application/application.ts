import type { Application, ApplicationParts } from '@fangshi/contract/store-opening'
import type { ErrorKey } from '@fangshi/contract/errors'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { userRow } from '../../accounts/public.ts'
import { needPrivateUploads, needUploads } from '../../files/public.ts'
import { areaChain } from '../../geo/public.ts'
import { noDocuments, documentColumns, documentFiles, showDocuments } from '../documents/documents.ts'
import { documentsOf, putDocuments } from '../documents/documents.db.ts'
import { checkPlace } from '../own-store/save-store.ts'
import type { stores } from '../schema.ts'
import { mayMoveStore, storeMoves } from '../store-moves.ts'
import { classesOf, insertApplication, lockStoreOf, putClasses, storeOf, updateStore } from '../stores.db.ts'

/** How a person opens a store (rules §2): filling_in → verifying → passed, or denied and verifying again. */

type Store = typeof stores.$inferSelect

/** An application as its applicant sees it. */
export async function showApplication(db: Db, ctx: Context, store: Store): Promise<Application> {
  const documents = await documentsOf(db, store.id)
  const class_ids = await classesOf(db, store.id)
  const owner = (await userRow(db, store.user_id)) ?? fail('NOT_LOGGED_IN')
  const { id, verify, status, refuse_reason, store_logo, store_name, area_info, store_address } = store
  return {
    ...showDocuments(ctx, documents),
    id,
    verify,
    status,
    refuse_reason,
    store_logo,
    store_name,
    area_info,
    store_address,
    class_ids,
    area: [store.province_code, store.city_code, store.region_code].filter((code) => code !== null),
    store_lat: store.store_lat,
    store_lng: store.store_lng,
    seller_login: owner.username,
  }
}

/** The application of an account; null before it has started one. */
export async function readApplication(ctx: Context, who: Shopper): Promise<Application | null> {
  const store = await storeOf(ctx.db, who.user_id)
  return store ? showApplication(ctx.db, ctx, store) : null
}

/**
 * Starts the caller's application; a second call returns the existing one. Sub-accounts have no shop session, so they
 * cannot open a store. Throws AGREEMENT_UNREAD.
 */
export async function joinStore(tx: Tx, ctx: Context, who: Shopper, { agreed }: { agreed: boolean }): Promise<Store> {
  if (!agreed) failFields({ agreed: 'AGREEMENT_UNREAD' }, 'AGREEMENT_UNREAD')
  await insertApplication(tx, who.user_id, ctx.now())
  const store = (await lockStoreOf(tx, who.user_id)) ?? fail('STORE_NOT_FOUND')
  await putDocuments(tx, store.id, {})
  return store
}

/** Locks the caller's application. Throws STORE_NOT_FOUND, APPLICATION_CLOSED. */
async function lockOpen(tx: Tx, who: Shopper): Promise<Store> {
  const store = (await lockStoreOf(tx, who.user_id)) ?? fail('STORE_NOT_FOUND')
  if (!mayMoveStore('submit', store, 'owner')) fail('APPLICATION_CLOSED')
  return store
}

const nowhere = { province_code: null, city_code: null, region_code: null, area_info: '' }

/** The columns of the store row that a form names. */
export async function storeColumns(tx: Tx, form: ApplicationParts): Promise<Partial<Store>> {
  const { store_logo, store_name, store_address, store_lat, store_lng, area } = form
  const plain = { store_logo, store_name, store_address, store_lat, store_lng }
  const chain = area && (area.length ? await areaChain(tx, area) : nowhere)
  return Object.fromEntries(Object.entries({ ...plain, ...chain }).filter(([, value]) => value !== undefined))
}

/** Saves parts of the caller's application. Throws STORE_NOT_FOUND, APPLICATION_CLOSED, AREA_INVALID, or at fields. */
export async function saveApplication(tx: Tx, ctx: Context, who: Shopper, input: ApplicationParts): Promise<Store> {
  const before = await lockOpen(tx, who)
  const documents = await documentsOf(tx, before.id)
  await needUploads(tx, input, before, 'store_logo')
  await needPrivateUploads(tx, who.user_id, input, documents, ...documentFiles)
  const columns = await storeColumns(tx, input)
  const after = { ...before, ...columns }
  checkPlace(after.store_lat, after.store_lng)
  await updateStore(tx, before.id, columns)
  await putDocuments(tx, before.id, documentColumns(ctx, input))
  if (input.class_ids) await putClasses(tx, before.id, input.class_ids)
  return after
}

/** What an application is still missing, as field errors. */
function missing(it: Application): Record<string, ErrorKey> {
  const texts = ['store_logo', 'store_address', ...Object.keys(noDocuments).filter((name) => name !== 'id_card_hash')]
  const empty = texts.filter((name) => it[name as keyof Application] === '')
  const fields = [
    ...empty,
    ...(it.store_name['zh-cn'] ? [] : ['store_name.zh-cn']),
    ...(it.class_ids.length ? [] : ['class_ids']),
    ...(it.area.length ? [] : ['area']),
  ]
  return Object.fromEntries(fields.map((name) => [name, 'REQUIRED']))
}

/** Submits the caller's application. Throws STORE_NOT_FOUND, APPLICATION_CLOSED, REQUIRED at each missing field. */
export async function submitApplication(tx: Tx, ctx: Context, who: Shopper): Promise<Store> {
  const before = await lockOpen(tx, who)
  const faults = missing(await showApplication(tx, ctx, before))
  if (Object.keys(faults).length) failFields(faults)
  const moved = { verify: storeMoves.submit.to, refuse_reason: '', submissions: before.submissions + 1 }
  await updateStore(tx, before.id, moved)
  return { ...before, ...moved }
}

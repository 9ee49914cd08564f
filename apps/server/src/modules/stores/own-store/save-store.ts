import type { StoreInput } from '@fangshi/contract/store-seller'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Seller } from '../../../kernel/http/who.ts'
import { refuseStale } from '../../../kernel/resource/revision.ts'
import { cleanShownText, isUploadUrl, needUploads } from '../../files/public.ts'
import { areaChain } from '../../geo/public.ts'
import { storeRenamed } from '../hooks.ts'
import type { stores } from '../schema.ts'
import { mayMoveStore } from '../store-moves.ts'
import { isWithin, noVacation, vacationOf } from '../store.ts'
import { lockStore, updateStore } from '../stores.db.ts'
import { storedForm } from './own-store.show.ts'

type Store = typeof stores.$inferSelect

/** Slides must be pictures uploaded here; existing ones may stay. Throws FILE_ADDRESS_INVALID at their field. */
async function needSlides(tx: Tx, form: StoreInput, before: Store): Promise<void> {
  for (const name of ['store_slide', 'store_mobile_slide'] as const) {
    for (const url of form[name] ?? []) {
      if (!url || (!before[name].includes(url) && !(await isUploadUrl(tx, url))))
        failFields({ [name]: 'FILE_ADDRESS_INVALID' })
    }
  }
}

/** The columns of a form; columns that it does not name stay. */
async function columnsOf(
  tx: Tx,
  ctx: Context,
  { area, after_sale_service: service, ...plain }: StoreInput,
): Promise<Partial<Store>> {
  return {
    ...plain,
    ...(area ? await areaChain(tx, area) : {}),
    ...(service ? { after_sale_service: await cleanShownText(tx, ctx, service, 'after_sale_service') } : {}),
  }
}

/** A map point needs both coordinates or none. Throws REQUIRED at the missing one. */
export function checkPlace(lat: number | null, lng: number | null): void {
  if (lat === null && lng !== null) failFields({ store_lat: 'REQUIRED' })
  if (lat !== null && lng === null) failFields({ store_lng: 'REQUIRED' })
}

const sameName = (a: Store['store_name'], b: Store['store_name']): boolean =>
  a['zh-cn'] === b['zh-cn'] && (a.en ?? '') === (b.en ?? '')

/** The values of the given columns, for the audit log. */
const some = (row: Store, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))

/**
 * Changes the named parts of the seller's store; its goods follow a new name. Throws AREA_INVALID, FILE_ADDRESS_INVALID,
 * FORM_STALE.
 */
export async function saveStore(tx: Tx, ctx: Context, who: Seller, { revision, ...input }: StoreInput) {
  const before = (await lockStore(tx, who.store_id)) ?? fail('NOT_FOUND')
  refuseStale(revision, storedForm(before))
  await needUploads(tx, input, before, 'store_logo', 'store_face_image')
  await needSlides(tx, input, before)
  const columns = await columnsOf(tx, ctx, input)
  const store = { ...before, ...columns }
  checkPlace(store.store_lat, store.store_lng)
  await updateStore(tx, before.id, columns)
  if (!sameName(before.store_name, store.store_name)) await storeRenamed(tx, ctx, before.id)
  const names = Object.keys(columns)
  return { target: before.id, before: some(before, names), after: some(store, names), store }
}

/** Opens or closes the seller's store (rules §2). Throws STORE_SUSPENDED for one that the platform suspended meanwhile. */
export async function switchStore(tx: Tx, ctx: Context, who: Seller, after: { status: 'open' | 'closed' }) {
  const store = (await lockStore(tx, who.store_id)) ?? fail('NOT_FOUND')
  if (!mayMoveStore(after.status === 'open' ? 'open' : 'close', store, 'owner')) fail('STORE_SUSPENDED')
  // Opening the store during a vacation ends the vacation.
  const isBack = after.status === 'open' && isWithin(vacationOf(store), ctx.now())
  await updateStore(tx, store.id, { ...after, reopens: false, ...(isBack ? noVacation : {}) })
  return { target: store.id, before: { status: store.status }, after }
}

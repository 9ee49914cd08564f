import type { saveOwnStore, switchOwnStore } from '@fangshi/contract/store-seller'
import type { Tx } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { CallOf } from '../../kernel/http/on.ts'
import { cleanLocalHtml } from '../../kernel/rich-text/rich-text.ts'
import { isUploadUrl, needUploads } from '../files/public.ts'
import { areaChain } from '../geo/public.ts'
import { storeRenamed } from './hooks.ts'
import type { stores } from './schema.ts'
import { isWithin, noVacation, vacationOf } from './store.ts'
import { lockStore, updateStore } from './stores.db.ts'

type Store = typeof stores.$inferSelect
type Form = CallOf<typeof saveOwnStore>['body']

/** Slides are pictures of ours; those that are there already stay. Throws FILE_ADDRESS_INVALID at their field. */
async function needSlides(tx: Tx, form: Form, before: Store): Promise<void> {
  for (const name of ['store_slide', 'store_mobile_slide'] as const) {
    for (const url of form[name] ?? []) {
      if (!url || (!before[name].includes(url) && !(await isUploadUrl(tx, url))))
        failFields({ [name]: 'FILE_ADDRESS_INVALID' })
    }
  }
}

/** The columns of a form; what it does not name stays. */
async function columnsOf(tx: Tx, { area, after_sale_service, ...plain }: Form): Promise<Partial<Store>> {
  return {
    ...plain,
    ...(area ? await areaChain(tx, area) : {}),
    ...(after_sale_service ? { after_sale_service: cleanLocalHtml(after_sale_service, 'after_sale_service') } : {}),
  }
}

/** A place is both numbers or none. Throws REQUIRED at the missing one. */
export function checkPlace(lat: number | null, lng: number | null): void {
  if (lat === null && lng !== null) failFields({ store_lat: 'REQUIRED' })
  if (lat !== null && lng === null) failFields({ store_lng: 'REQUIRED' })
}

const sameName = (a: Store['store_name'], b: Store['store_name']): boolean =>
  a['zh-cn'] === b['zh-cn'] && (a.en ?? '') === (b.en ?? '')

/** The values of some columns, for the audit log. */
const some = (row: Store, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))

/** Changes the named parts of the caller's store; its goods follow a new name. Throws AREA_INVALID, FILE_ADDRESS_INVALID. */
export async function saveStore(call: CallOf<typeof saveOwnStore>): Promise<Store> {
  const { ctx, who, body } = call
  return inTx(ctx.db, async (tx) => {
    const before = (await lockStore(tx, who.store_id)) ?? fail('NOT_FOUND')
    await needUploads(tx, body, before, 'store_logo', 'store_face_image')
    await needSlides(tx, body, before)
    const columns = await columnsOf(tx, body)
    const after = { ...before, ...columns }
    checkPlace(after.store_lat, after.store_lng)
    await updateStore(tx, before.id, columns)
    if (!sameName(before.store_name, after.store_name)) await storeRenamed(tx, ctx, before.id)
    const names = Object.keys(columns)
    await call.audit(tx, { target: before.id, before: some(before, names), after: some(after, names) })
    return after
  })
}

/** Opens or closes the caller's store (rules §2). Throws STORE_SUSPENDED for one that the platform suspended meanwhile. */
export async function switchStore(call: CallOf<typeof switchOwnStore>): Promise<void> {
  const { ctx, who, body } = call
  await inTx(ctx.db, async (tx) => {
    const store = (await lockStore(tx, who.store_id)) ?? fail('NOT_FOUND')
    const { id, status } = store
    if (status === 'suspended') fail('STORE_SUSPENDED')
    // Whoever opens the store within a vacation is back from it.
    const isBack = body.status === 'open' && isWithin(vacationOf(store), ctx.now())
    await updateStore(tx, id, { ...body, reopens: false, ...(isBack ? noVacation : {}) })
    await call.audit(tx, { target: id, before: { status }, after: body })
  })
}

import { applicants, demoDocuments, type DemoApplicant } from '@fangshi/demo/applicants'
import { stores as catalogueStores } from '@fangshi/demo/catalogue'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { demoPassword } from '@fangshi/demo/logins'
import type { Context } from '../context.ts'
import type { Tx } from '../kernel/db/db.ts'
import { hashPassword } from '../modules/accounts/public.ts'
import { users } from '../modules/accounts/schema.ts'
import { keepPrivate } from '../modules/files/public.ts'
import { createDefaultTemplate } from '../modules/freight/public.ts'
import { createStore, saveDocumentChange, saveDocuments } from '../modules/stores/public.ts'
import { of } from './insert.ts'
import { chainOf } from './load-people.ts'
import type { LoadedStore } from './load-stores.ts'
import { leavesOf, type Taxonomy } from './load-taxonomy.ts'
import { drawCard, drawLicence } from './document-pictures.ts'
import { pictureUrl } from './pictures.ts'

const day = 24 * 60 * 60 * 1000
/** The store whose changed documents wait for a decision. */
const changing = 'muchu'

type Files = Record<'business_license' | 'id_card_t' | 'id_card_b', string>

/** Gives each owner documents of his own; the cards look alike. */
async function fileKeeper(tx: Tx, ctx: Context): Promise<(userId: number, logo: string) => Promise<Files>> {
  const { portrait, emblem } = await drawCard()
  return async (userId, logo) => ({
    business_license: await keepPrivate(tx, ctx, userId, await drawLicence(logo)),
    id_card_t: await keepPrivate(tx, ctx, userId, portrait),
    id_card_b: await keepPrivate(tx, ctx, userId, emblem),
  })
}

/** Documents of the open stores, one change of documents that waits, and stores in the other states. */
export async function loadDocuments(
  tx: Tx,
  ctx: Context,
  plan: DemoPlan,
  loaded: { stores: ReadonlyMap<string, LoadedStore>; taxonomy: Taxonomy },
): Promise<void> {
  const filesOf = await fileKeeper(tx, ctx)
  const catalogue = new Map(catalogueStores.map((store) => [store.key, store]))
  for (const [index, { store: key, phone }] of plan.stores.entries()) {
    const { id, owner_id } = of(loaded.stores, key)
    const { company, logo } = of(catalogue, key)
    const documents = { ...demoDocuments(index, company['zh-cn'], phone), ...(await filesOf(owner_id, logo)) }
    await saveDocuments(tx, ctx, id, documents)
    if (key === changing)
      await saveDocumentChange(tx, ctx, id, { ...documents, legal_person: demoDocuments(50, '', '').legal_person })
  }
  const password_hash = await hashPassword(demoPassword)
  for (const [index, applicant] of applicants.entries()) {
    const { username, nickname, phone } = applicant
    const created_at = new Date(ctx.now().getTime() - applicant.days_ago * day)
    const [owner] = await tx.q
      .insert(users)
      .values({ username, nickname, phone, password_hash, created_at })
      .returning({ id: users.id })
    const user_id = owner!.id
    const id = await createStore(tx, { user_id, ...(await columnsOf(tx, applicant, created_at, loaded.taxonomy)) })
    if (applicant.state === 'suspended') await createDefaultTemplate(tx, id)
    if (applicant.state === 'filling_in') continue
    const files = await filesOf(user_id, applicant.logo)
    await saveDocuments(tx, ctx, id, { ...demoDocuments(60 + index, applicant.company, phone), ...files })
  }
}

async function columnsOf(tx: Tx, applicant: DemoApplicant, created_at: Date, taxonomy: Taxonomy) {
  const { state, reason, store_name, logo, district, address, classes } = applicant
  const isPassed = state === 'suspended'
  return {
    store_name,
    store_logo: pictureUrl(logo),
    ...(await chainOf(tx, district)),
    store_address: address,
    class_ids: leavesOf(classes).map((leaf) => of(taxonomy.classes, leaf)),
    verify: isPassed ? ('passed' as const) : state,
    refuse_reason: state === 'denied' ? reason : '',
    submissions: state === 'filling_in' ? 0 : 1,
    status: isPassed ? ('suspended' as const) : ('closed' as const),
    suspend_reason: isPassed ? reason : '',
    reopens: isPassed,
    passed_at: isPassed ? created_at : null,
    created_at,
  }
}

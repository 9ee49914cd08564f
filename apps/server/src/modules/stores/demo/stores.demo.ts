import { demoDocuments } from '@fangshi/demo/applicants'
import { stores as catalogue } from '@fangshi/demo/catalogue'
import { leavesOf } from '@fangshi/demo/class-leaves'
import { pictureUrl } from '@fangshi/demo/images'
import type { Act, Run } from '../../../kernel/replay/act.ts'
import type { DemoPart } from '../../../kernel/replay/demo-part.ts'
import { ownerIn, type World } from '../../../kernel/replay/world.ts'
import { districtChain } from '../../geo/public.ts'
import { applicationActs } from './applicants.demo.ts'
import { submitDocuments } from '../documents/change-documents.ts'
import { createStore } from '../create-store.ts'
import { documentFilesOf } from './document-files.demo.ts'
import { documentsOf, putDocuments } from '../documents/documents.db.ts'
import { documentColumns } from '../documents/documents.ts'

const byKey = new Map(catalogue.map((store) => [store.key, store]))
const hourMs = 3_600_000
/** The store whose changed documents wait for a decision. */
const changing = { store: 'muchu', hoursAgo: 9 }

/** The open stores with their documents. */
async function loadStores(world: World, { tx, ctx }: Run): Promise<void> {
  for (const [index, { store: key, owner, phone, opened_at }] of world.plan.stores.entries()) {
    const store = byKey.get(key)
    if (!store) throw new Error(`the catalogue has no store ${key}`)
    const banner = pictureUrl(store.banner)
    const user_id = world.id('user', owner)
    const id = await createStore(tx, {
      user_id,
      store_name: store.name,
      store_description: {
        'zh-cn': `${store.tagline['zh-cn']}。${store.intro['zh-cn']}`,
        en: `${store.tagline.en}. ${store.intro.en}`,
      },
      store_logo: pictureUrl(store.logo),
      store_face_image: banner,
      store_slide: [banner],
      store_mobile_slide: [banner],
      store_mobile: phone,
      ...(await districtChain(tx, store.district)),
      store_address: store.address['zh-cn'],
      store_lat: store.place.lat,
      store_lng: store.place.lng,
      verify: 'passed',
      status: 'open',
      passed_at: opened_at,
      created_at: opened_at,
      class_ids: leavesOf(store.classes).map((leaf) => world.id('class', leaf)),
    })
    world.add('store', key, id)
    world.add('owner', key, user_id)
    const files = await documentFilesOf(tx, ctx, user_id, store.logo)
    const documents = { ...demoDocuments(index, store.company['zh-cn'], phone), ...files }
    await putDocuments(tx, id, documentColumns(ctx, documents))
  }
}

/** A store has a new legal person. */
const documentChange = (world: World): Act => ({
  at: new Date(world.plan.now.getTime() - changing.hoursAgo * hourMs),
  by: `${changing.store} submitting changed documents`,
  do: async ({ tx, ctx }) => {
    const who = ownerIn(world, changing.store)
    const { id_card_no: _sealed, ...inForce } = await documentsOf(tx, who.store_id)
    const { legal_person } = demoDocuments(50, '', '')
    await submitDocuments(tx, ctx, who, { ...inForce, legal_person })
  },
})

export const storesDemo: DemoPart = {
  load: loadStores,
  acts: (world) => [documentChange(world), ...applicationActs(world)],
}

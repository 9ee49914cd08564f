import { stores as catalogueStores, type DemoStore } from '@fangshi/demo/catalogue'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import { createTemplate } from '../modules/freight/public.ts'
import { createStore } from '../modules/stores/public.ts'
import { of } from './insert.ts'
import { chainOf } from './load-people.ts'
import { leavesOf, type Taxonomy } from './load-taxonomy.ts'
import { pictureUrl } from './pictures.ts'

export interface LoadedStore {
  id: number
  owner_id: number
  name: DemoStore['name']
  logo: string
}

const byKey = new Map(catalogueStores.map((store) => [store.key, store]))

/** The stores, passed and open, by key. */
export async function loadStores(
  tx: Tx,
  plan: DemoPlan,
  userIds: ReadonlyMap<string, number>,
  taxonomy: Taxonomy,
): Promise<Map<string, LoadedStore>> {
  const loaded = new Map<string, LoadedStore>()
  for (const { store: key, owner, phone, opened_at } of plan.stores) {
    const store = of(byKey, key)
    const owner_id = of(userIds, owner)
    const logo = pictureUrl(store.logo)
    const banner = pictureUrl(store.banner)
    const id = await createStore(tx, {
      user_id: owner_id,
      store_name: store.name,
      store_description: {
        'zh-cn': `${store.tagline['zh-cn']}。${store.intro['zh-cn']}`,
        en: `${store.tagline.en}. ${store.intro.en}`,
      },
      store_logo: logo,
      store_face_image: banner,
      store_slide: [banner],
      store_mobile_slide: [banner],
      store_mobile: phone,
      ...(await chainOf(tx, store.district)),
      store_address: store.address['zh-cn'],
      store_lat: store.place.lat,
      store_lng: store.place.lng,
      verify: 'passed',
      status: 'open',
      passed_at: opened_at,
      created_at: opened_at,
      class_ids: leavesOf(store.classes).map((leaf) => of(taxonomy.classes, leaf)),
    })
    loaded.set(key, { id, owner_id, name: store.name, logo })
  }
  return loaded
}

/** Ids by key. */
export async function loadFreight(
  tx: Tx,
  plan: DemoPlan,
  stores: ReadonlyMap<string, LoadedStore>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const template of plan.freight_templates) {
    const id = await createTemplate(tx, of(stores, template.store).id, {
      name: template.name['zh-cn'],
      first_weight_g: template.first_grams,
      first_price_cents: template.first_cents,
      next_weight_g: template.next_grams,
      next_price_cents: template.next_cents,
      provinces: template.provinces,
    })
    ids.set(template.key, id)
  }
  return ids
}

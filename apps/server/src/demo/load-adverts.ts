import { adverts, appVersions, banners } from '@fangshi/demo/catalogue'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import { createAdvert, createAdvertSpace, createAppVersion } from '../modules/content/public.ts'
import { inBoth, paragraph } from './goods-page.ts'
import { of } from './insert.ts'
import type { LoadedStore } from './load-stores.ts'
import type { Taxonomy } from './load-taxonomy.ts'
import { pictureUrl } from './pictures.ts'

const dayMs = 24 * 3_600_000

interface Places {
  taxonomy: Taxonomy
  stores: ReadonlyMap<string, LoadedStore>
}

/** The heroes of the home page, each leading to a class, and adverts that run, have ended or are still to come. */
export async function loadAdverts(tx: Tx, plan: DemoPlan, { taxonomy, stores }: Places): Promise<void> {
  const spaces = {
    home: await createAdvertSpace(tx, { name: 'home', width: 1600, height: 560 }),
    'home-strip': await createAdvertSpace(tx, { name: 'home-strip', width: 1600, height: 400 }),
  }
  const inDays = (days: number): Date => new Date(plan.now.getTime() + days * dayMs)
  const classPath = (key: string): string => `/s?class_id=${of(taxonomy.classes, key)}`
  for (const [is_sort, { title, text, button, class: to, desktop, phone, tone }] of banners.entries()) {
    await createAdvert(tx, {
      space_id: spaces.home,
      name: title,
      text,
      button,
      url: classPath(to),
      image: pictureUrl(desktop),
      image_phone: pictureUrl(phone),
      tone,
      adv_start: plan.now,
      adv_end: inDays(3650),
      is_sort,
    })
  }
  for (const [is_sort, advert] of adverts.entries()) {
    const { space, title, text, button, tone, image, phone } = advert
    await createAdvert(tx, {
      space_id: spaces[space],
      name: title,
      text,
      button,
      url: advert.store ? `/store/${of(stores, advert.store).id}` : classPath(advert.class ?? ''),
      image: pictureUrl(image),
      image_phone: phone ? pictureUrl(phone) : '',
      tone,
      adv_start: inDays(advert.from_days),
      adv_end: inDays(advert.until_days),
      is_sort,
    })
  }
}

/** What the apps of each device learned, version by version. */
export async function loadAppVersions(tx: Tx, plan: DemoPlan): Promise<void> {
  for (const { key: _, days_ago, content, ...version } of appVersions) {
    await createAppVersion(tx, {
      ...version,
      content: inBoth((say) => paragraph(say(content))),
      created_at: new Date(plan.now.getTime() - days_ago * dayMs),
    })
  }
}

import { adverts, appVersions, banners } from '@fangshi/demo/catalogue'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { inBoth, paragraph } from '@fangshi/demo/html'
import { pictureUrl } from '@fangshi/demo/images'
import type { Tx } from '../../kernel/db/db.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import type { World } from '../../kernel/replay/world.ts'
import { createAdvert, createAdvertSpace, createAppVersion } from './create.ts'
import { loadTexts } from './texts.demo.ts'

const dayMs = 24 * 3_600_000

/** The heroes of the home page, each leading to a class, and adverts that run, have ended or are still to come. */
async function loadAdverts(tx: Tx, world: World): Promise<void> {
  const { plan } = world
  const spaces = {
    home: await createAdvertSpace(tx, { name: 'home', width: 1600, height: 560 }),
    'home-strip': await createAdvertSpace(tx, { name: 'home-strip', width: 1600, height: 400 }),
  }
  const inDays = (days: number): Date => new Date(plan.now.getTime() + days * dayMs)
  const classPath = (key: string): string => `/s?class_id=${world.id('class', key)}`
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
      url: advert.store ? `/store/${world.id('store', advert.store)}` : classPath(advert.class ?? ''),
      image: pictureUrl(image),
      image_phone: phone ? pictureUrl(phone) : '',
      tone,
      adv_start: inDays(advert.from_days),
      adv_end: inDays(advert.until_days),
      is_sort,
    })
  }
}

/** The versions of the apps for each device. */
async function loadAppVersions(tx: Tx, plan: DemoPlan): Promise<void> {
  for (const { key: _, days_ago, content, ...version } of appVersions) {
    await createAppVersion(tx, {
      ...version,
      content: inBoth((say) => paragraph(say(content))),
      created_at: new Date(plan.now.getTime() - days_ago * dayMs),
    })
  }
}

export const contentDemo: DemoPart = {
  async load(world, { tx }) {
    await loadTexts(tx, world.plan)
    await loadAdverts(tx, world)
    await loadAppVersions(tx, world.plan)
  },
}

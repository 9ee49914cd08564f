import type { Same } from '../../i18n/texts.ts'
import type { home as chinese } from './texts.zh-cn.ts'

declare module '../../i18n/texts.ts' {
  interface Texts {
    home: typeof chinese
  }
}

export const home: Same<typeof chinese> = {
  title: 'Fangshi · everyday things, made with care',
  heroes: 'Highlights',
  shortcuts: 'Shortcuts',
  ranking: 'Bestsellers',
  allBySales: 'All by sales',
  recommended: 'Recommended for you',
  newest: 'New arrivals',
  allNewest: 'All new arrivals',
  allOf: 'All in {{name}}',
  featuredStore: 'Featured store',
  visitStore: 'Visit {{name}}',
  stores: 'More stores to visit',
  allStores: 'All stores',
  notices: 'Notices',
  allNotices: 'All notices',
  empty: 'There are no products in the shop yet.',
  adverts: 'More highlights',
  collectives: 'Better together: group buys',
  allCollectives: 'All group buys',
  people_other: 'Group of {{count}}',
}

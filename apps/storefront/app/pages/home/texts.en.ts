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
  recommended: 'Recommended for you',
  newest: 'New arrivals',
  stores: 'Featured stores',
  notices: 'Notices',
  enterFloor: 'Take a look',
  empty: 'There are no products in the shop yet.',
  adverts: 'More highlights',
}

import type { Same } from '../../i18n/texts.ts'
import type { notices as chinese } from './texts.zh-cn.ts'

declare module '../../i18n/texts.ts' {
  interface Texts {
    notices: typeof chinese
  }
}

export const notices: Same<typeof chinese> = {
  title: 'All notices',
  text: 'News about the marketplace, deliveries and safety.',
  pageTitle: '{{title}}, page {{page}}',
  pinned: 'Pinned',
  empty: 'No notices yet.',
  publishedAt: 'Published on {{date}}',
}

import { l } from '../../i18n/ui-text.ts'

export const storeTexts = {
  store: l('我的店铺', 'My store'),
  openStore: l('查看店铺主页', 'View store page'),
} as const

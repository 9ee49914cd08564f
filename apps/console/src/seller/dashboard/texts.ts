import { l } from '../../i18n/ui-text.ts'

export const storeTexts = {
  store: l('我的店铺', 'My store'),
  setUp: l('开店准备', 'Get ready to sell'),
  openStore: l('查看店铺主页', 'View store page'),
} as const

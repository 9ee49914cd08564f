import { refundActions } from '../apps/console/src/refunds/refund-texts.ts'
import { texts as english } from '../apps/storefront/app/pages/refunds/own-texts.en.ts'
import { texts as chinese } from '../apps/storefront/app/pages/refunds/own-texts.zh-cn.ts'
import { texts as englishPictures } from '../apps/storefront/app/pictures/own-texts.en.ts'
import { texts as chinesePictures } from '../apps/storefront/app/pictures/own-texts.zh-cn.ts'
import type { BackofficeRefundAction } from '@fangshi/contract/refund-states'
import type { Window } from './browser.ts'

/** The words of refunds: the shop's, and those of the back offices' buttons. */
export const refundWords = ({ lang }: Window) => ({
  shop: (lang === 'en' ? english : chinese).refund,
  picture: (lang === 'en' ? englishPictures : chinesePictures).picture,
  button: (action: BackofficeRefundAction): string => refundActions[action][lang],
})

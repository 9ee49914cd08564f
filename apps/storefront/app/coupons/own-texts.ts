import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of coupons that only their own pages and sheets show, which come with them. */
export const { textsIn: couponTexts, useTexts: useCouponTexts } = ownTexts(chinese, english)

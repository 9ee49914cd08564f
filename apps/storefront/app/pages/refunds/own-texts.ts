import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of refunds, returns and exchanges, which come with their pages. */
export const { textsIn: refundTexts, useTexts: useRefundTexts } = ownTexts(chinese, english)

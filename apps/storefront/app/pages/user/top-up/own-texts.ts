import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of topping up. */
export const { textsIn: topUpTexts, useTexts: useTopUpTexts } = ownTexts(chinese, english)

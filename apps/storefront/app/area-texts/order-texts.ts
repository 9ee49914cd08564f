import type { KeysOf } from '~/i18n/language.ts'
import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './order-texts.en.ts'
import { texts as chinese } from './order-texts.zh-cn.ts'

/** The texts of ordering, paying and orders, which come with the pages that show some. */
export const { textsIn: orderTexts, useTexts: useOrderTexts } = ownTexts(chinese, english)
export type TranslateOrder = ReturnType<typeof orderTexts>
export type OrderTextKey = KeysOf<typeof chinese>

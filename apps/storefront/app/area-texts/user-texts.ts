import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './user-texts.en.ts'
import { texts as chinese } from './user-texts.zh-cn.ts'

/** The texts of the user centre, which come with the pages that show some. */
export const { textsIn: userTexts, useTexts: useUserTexts } = ownTexts(chinese, english)
export type TranslateUser = ReturnType<typeof userTexts>

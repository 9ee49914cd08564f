import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './auth-texts.en.ts'
import { texts as chinese } from './auth-texts.zh-cn.ts'

/** The texts of logging in and registering, which come with the pages that show some. */
export const { textsIn: authTexts, useTexts: useAuthTexts } = ownTexts(chinese, english)
export type TranslateAuth = ReturnType<typeof authTexts>

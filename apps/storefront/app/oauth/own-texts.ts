import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of logins through other providers, which come with the pages that show some. */
export const { textsIn: oauthTexts, useTexts: useOauthTexts } = ownTexts(chinese, english)

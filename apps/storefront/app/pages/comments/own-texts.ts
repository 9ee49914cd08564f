import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of writing comments and of the own ones, which come with their pages. */
export const { textsIn: writingTexts, useTexts: useWritingTexts } = ownTexts(chinese, english)

import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of comments where they are shown: on pages of goods and stores, and the own ones. */
export const { useTexts: useCommentTexts } = ownTexts(chinese, english)

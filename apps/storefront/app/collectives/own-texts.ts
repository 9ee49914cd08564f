import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of group buys, which come with the pages that show one. */
export const { textsIn: collectiveTexts, useTexts: useCollectiveTexts } = ownTexts(chinese, english)

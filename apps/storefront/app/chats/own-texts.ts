import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of conversations, which come with their panel and page. */
export const { textsIn: chatTexts, useTexts: useChatTexts } = ownTexts(chinese, english)

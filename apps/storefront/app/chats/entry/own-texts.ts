import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** What the buttons say that open a conversation. */
export const { useTexts: useChatEntryTexts } = ownTexts(chinese, english)

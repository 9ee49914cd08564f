import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of the help centre. */
export const { textsIn: helpTexts, useTexts: useHelpTexts } = ownTexts(chinese, english)

import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of the pages where people submit documents: opening a store, identity details. */
export const { textsIn: documentTexts, useTexts: useDocumentTexts } = ownTexts(chinese, english)

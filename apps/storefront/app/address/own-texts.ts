import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of addresses, which come with the pages that show some. */
export const { textsIn: addressTexts, useTexts: useAddressTexts } = ownTexts(chinese, english)

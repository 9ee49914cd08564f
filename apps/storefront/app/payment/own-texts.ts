import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of paying through a provider. */
export const { useTexts: usePayTexts } = ownTexts(chinese, english)

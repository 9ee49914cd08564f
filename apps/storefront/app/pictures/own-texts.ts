import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of fields and rows of pictures, which come with them. */
export const { useTexts: usePictureTexts } = ownTexts(chinese, english)

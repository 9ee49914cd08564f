import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './sort-texts.en.ts'
import { texts as chinese } from './sort-texts.zh-cn.ts'

/** The name of the order by comments, which comes with the lists that have it. */
export const { useTexts: useSortTexts } = ownTexts(chinese, english)

import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of the page that links of report mails lead to. */
export const { textsIn: reportMailTexts, useTexts: useReportMailTexts } = ownTexts(chinese, english)

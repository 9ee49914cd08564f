import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of the points mall. */
export const { textsIn: pointsTexts, useTexts: usePointsTexts } = ownTexts(chinese, english)

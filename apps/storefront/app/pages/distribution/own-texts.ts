import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of referral, which only its own pages show. */
export const { textsIn: distributionTexts, useTexts: useDistributionTexts } = ownTexts(chinese, english)

import { ownTexts } from '~/i18n/own-texts.ts'
import { texts as english } from './own-texts.en.ts'
import { texts as chinese } from './own-texts.zh-cn.ts'

/** The texts of flash sales that only their own pages and panels show, which come with them. */
export const { textsIn: seckillTexts, useTexts: useSeckillTexts } = ownTexts(chinese, english)

import type { Same } from '../i18n/texts.ts'
import type { texts as chinese } from './sort-texts.zh-cn.ts'

export const texts: Same<typeof chinese> = {
  sorting: {
    comments: 'Reviews',
  },
}

import type { Same } from '../i18n/texts.ts'
import type { texts as chinese } from './own-texts.zh-cn.ts'

export const texts: Same<typeof chinese> = {
  picture: {
    add: 'Add photo',
    sending: 'Uploading…',
    remove: 'Remove photo {{at}}',
    open: 'View photo {{at}}',
  },
}

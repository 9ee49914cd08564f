import type { Same } from '../../same.ts'
import type { realName as chinese } from '../zh-cn/real-name.ts'

export const realName: Same<typeof chinese> = {
  title: 'Real name',
  text: 'Needed for payouts and identity checks. Seen by you and administrators with that right alone; change it any time.',
  name: 'Full name',
  cardNo: 'Identity card number',
  front: 'Identity card, portrait side',
  back: 'Identity card, emblem side',
  bankNo: 'Bank card number',
  bankName: 'Bank',
  bankExample: 'Such as China Merchants Bank, Hangzhou',
  save: 'Save',
  saved: 'Your real name is saved',
}

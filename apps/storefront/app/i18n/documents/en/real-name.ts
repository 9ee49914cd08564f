import type { Same } from '../../same.ts'
import type { realName as chinese } from '../zh-cn/real-name.ts'

export const realName: Same<typeof chinese> = {
  title: 'Identity details',
  text: 'Used for withdrawals and identity checks. Only you and authorised administrators can see it, and you can change it at any time.',
  name: 'Full name',
  cardNo: 'ID card number',
  front: 'ID card, photo side',
  back: 'ID card, emblem side',
  bankNo: 'Bank card number',
  bankName: 'Bank',
  bankExample: 'e.g. China Merchants Bank, Hangzhou branch',
  save: 'Save',
  saved: 'Identity details saved',
}

import type { Same } from '~/i18n/texts.ts'
import type { texts as chinese } from './own-texts.zh-cn.ts'

export const texts: Same<typeof chinese> = {
  reportMail: {
    page: 'Weekly report emails',
    loading: 'Checking your link',
    confirm: 'Confirm your email address',
    confirmText: 'Once confirmed, the weekly report goes to {{email}} every Monday.',
    confirmButton: 'Confirm address',
    confirmed: 'Address confirmed',
    confirmedText: 'The weekly report will go to {{email}}, starting with the next one.',
    used: 'This link has been used',
    usedText: 'It already confirmed {{email}}. There’s nothing left to do.',
    unsubscribe: 'Unsubscribe from weekly reports',
    unsubscribeText: '{{email}} will get no more weekly reports by email. You can still read them in your back office.',
    unsubscribeButton: 'Unsubscribe',
    ended: 'You’re unsubscribed',
    endedText: '{{email}} gets no more weekly reports. You can turn them on again on the Weekly reports page.',
    gone: 'This link has expired',
    goneText:
      'Links work for 48 hours, and stop working when the address is changed. Send a new one from the Weekly reports page in your back office.',
  },
}

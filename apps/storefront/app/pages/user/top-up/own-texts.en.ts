import type { Same } from '../../../i18n/texts.ts'
import type { texts as chinese } from './own-texts.zh-cn.ts'

export const texts: Same<typeof chinese> = {
  topUp: {
    title: 'Top up your balance',
    text: 'Add money to your balance and spend it in any store',
    amount: 'Amount',
    amountHint: '¥1.00 to ¥50,000.00',
    quick: 'Common amounts',
    method: 'Payment method',
    rule: 'You can spend topped-up money in the shop. It can’t be withdrawn.',
    submit: 'Continue to payment',
    noMethods: 'Topping up isn’t available right now',
    noMethodsText: 'This shop doesn’t take online payments yet. Please check back later.',

    paying: 'Pay for your top-up',
    number: 'Top-up number',
    paid: 'Top-up complete',
    paidText: 'Your balance is now ¥{{money}}',
    cancelled: 'This top-up was closed',
    cancelledText: 'The time to pay is over. If you’re charged anyway, the money goes back to where it came from.',
    again: 'Start again',
    more: 'Top up again',
    toLog: 'View balance history',
    missing: 'We couldn’t find this top-up.',
  },
}

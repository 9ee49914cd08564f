import type { Same } from '../i18n/texts.ts'
import type { texts as chinese } from './own-texts.zh-cn.ts'

export const texts: Same<typeof chinese> = {
  pay: {
    name_wechat: 'WeChat Pay',
    name_alipay: 'Alipay',
    how_desktop: 'Scan a code with your phone',
    how_phone: 'Opens the app on your phone',
    reason_bill_closed: 'This can no longer be paid',
    reason_other_client: 'Not available on this device',
    reason_payer_unknown: 'Open this page in your phone’s browser to pay',
    go: 'Pay ¥{{amount}} with {{name}}',

    scan: 'Scan with {{name}}',
    qr: 'QR code to pay ¥{{amount}} with {{name}}',
    validFor: 'Code expires in',
    codeOver: 'This code has expired',
    refresh: 'Get a new code',
    timeOver: 'Time’s up',
    codeFailed: 'Couldn’t get a code',
    simulated: 'Demo: pay in the simulated wallet',

    openIn: 'Complete your payment in {{name}}',
    open: 'Open {{name}}',
    checking: 'Waiting for your payment. This page updates by itself.',
    paidAlready: 'I’ve paid',
    notYet: 'We haven’t received your payment yet. If you’ve just paid, give it a moment: this page updates by itself.',
    unknown: 'Couldn’t check your payment. Check your connection and try again.',
    otherMethod: 'Pay another way',
    tryAgain: 'Try again',
  },
}

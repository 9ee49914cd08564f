export type { SmsOrder } from './deliver-sms.ts'
export { maskPhone } from './mask.ts'
export { sendSms, sendSmsIfSet } from './send-sms.ts'

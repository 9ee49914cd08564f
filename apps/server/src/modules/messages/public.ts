export { maskPhone } from './mask.ts'
export { sendSms } from './send-sms.ts'

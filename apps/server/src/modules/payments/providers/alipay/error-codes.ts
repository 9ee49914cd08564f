import * as z from 'zod/mini'
import { ProviderError, type ProviderFault } from '../provider-error.ts'

/** What every inner answer says about itself. */
export const Outcome = z.object({
  code: z.string(),
  msg: z.optional(z.string()),
  sub_code: z.optional(z.string()),
  sub_msg: z.optional(z.string()),
})
export type Outcome = z.infer<typeof Outcome>

const faults: Readonly<Record<string, ProviderFault>> = {
  'ACQ.SYSTEM_ERROR': 'NO_ANSWER',
  'AQC.SYSTEM_ERROR': 'NO_ANSWER',
  'ACQ.TRADE_NOT_EXIST': 'TRADE_NOT_FOUND',
  'ACQ.TRADE_HAS_SUCCESS': 'ALREADY_PAID',
  'ACQ.TRADE_HAS_CLOSE': 'TRADE_CLOSED',
  'ACQ.CONTEXT_INCONSISTENT': 'NUMBER_USED',
  'ACQ.SELLER_BALANCE_NOT_ENOUGH': 'BALANCE_SHORT',
  'ACQ.TRADE_HAS_FINISHED': 'REFUND_REFUSED',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL': 'REFUND_REFUSED',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR': 'REFUND_REFUSED',
  'ACQ.REASON_TRADE_BEEN_FREEZEN': 'REFUND_REFUSED',
  'ACQ.DISCORDANT_REPEAT_REQUEST': 'NUMBER_USED',
  'ACQ.ACCESS_FORBIDDEN': 'ACCOUNT_REFUSED',
  'ACQ.PARTNER_ERROR': 'ACCOUNT_REFUSED',
  'isv.invalid-signature': 'ACCOUNT_REFUSED',
  'isv.invalid-app-id': 'ACCOUNT_REFUSED',
}
const faultsOfCode: Readonly<Record<string, ProviderFault>> = {
  20000: 'NO_ANSWER',
  20001: 'ACCOUNT_REFUSED',
  40005: 'TOO_OFTEN',
  40006: 'ACCOUNT_REFUSED',
}

export const isSuccess = ({ code }: Outcome): boolean => code === '10000'

/** What a refusing answer says. */
export function refusalOf({ code, msg = '', sub_code = '', sub_msg = '' }: Outcome): ProviderError {
  const fault = (Object.hasOwn(faults, sub_code) && faults[sub_code]) || faultsOfCode[code] || 'REQUEST_REFUSED'
  return new ProviderError(fault, sub_code || code, (sub_msg || msg).slice(0, 200))
}

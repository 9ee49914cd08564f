import * as z from 'zod/mini'
import { ProviderError, type ProviderFault } from '../provider-error.ts'
import { readAs } from '../shapes.ts'
import { strictJson } from '../strict-json.ts'
import type { ProviderAnswer } from '../transport.ts'

/** WeChat Pay's words for what went wrong; several stand in older and newer spelling. */
const faults: Readonly<Record<string, ProviderFault>> = {
  ORDERPAID: 'ALREADY_PAID',
  ORDER_PAID: 'ALREADY_PAID',
  ORDER_CLOSED: 'TRADE_CLOSED',
  ORDERCLOSED: 'TRADE_CLOSED',
  ORDER_NOT_EXIST: 'TRADE_NOT_FOUND',
  ORDERNOTEXIST: 'TRADE_NOT_FOUND',
  RESOURCE_NOT_EXISTS: 'TRADE_NOT_FOUND',
  OUT_TRADE_NO_USED: 'NUMBER_USED',
  NOT_ENOUGH: 'BALANCE_SHORT',
  USER_ACCOUNT_ABNORMAL: 'REFUND_REFUSED',
  FREQUENCY_LIMITED: 'TOO_OFTEN',
  FREQUENCY_LIMIT_EXCEED: 'TOO_OFTEN',
  RATELIMIT_EXCEEDED: 'TOO_OFTEN',
  SYSTEM_ERROR: 'NO_ANSWER',
  SYSTEMERROR: 'NO_ANSWER',
  BANK_ERROR: 'NO_ANSWER',
  BANKERROR: 'NO_ANSWER',
  SIGN_ERROR: 'ACCOUNT_REFUSED',
  NO_AUTH: 'ACCOUNT_REFUSED',
  MCH_NOT_EXISTS: 'ACCOUNT_REFUSED',
  APPID_MCHID_NOT_MATCH: 'ACCOUNT_REFUSED',
  ACCOUNT_ERROR: 'ACCOUNT_REFUSED',
  STATEMENT_CREATING: 'BILL_NOT_READY',
}
const faultsOfStatus: Readonly<Record<number, ProviderFault>> = { 401: 'ACCOUNT_REFUSED', 429: 'TOO_OFTEN' }

const Refusal = z.object({ code: z.string(), message: z.optional(z.string()) })

/** What a refusing answer says. */
export function refusalOf({ status, body }: ProviderAnswer): ProviderError {
  const { code, message = '' } = readAs(Refusal, strictJson(body)) ?? { code: '' }
  const fault = (Object.hasOwn(faults, code) && faults[code]) || faultsOfStatus[status] || 'REQUEST_REFUSED'
  return new ProviderError(fault, code, message.slice(0, 200))
}

import type { CallError } from '@fangshi/contract/client'
import type { TranslateOrder } from '~/area-texts/order-texts.ts'

type Refusal = Pick<CallError, 'key' | 'message' | 'details'>

/** The message for a wrong or locked pay password, with the remaining attempts or minutes (rules §1). */
export function refusalText({ key, message, details }: Refusal, t: TranslateOrder): string {
  if (key === 'PAY_PASSWORD_WRONG') return t('order:triesLeft', { count: Number(details.tries_left) })
  if (key !== 'PAY_PASSWORD_LOCKED') return message
  if (details.needs_reset) return t('order:lockedUntilReset')
  return t('order:lockedFor', { count: Math.ceil(Number(details.retry_after) / 60) })
}

/** Whether another password must be entered; other refusals concern the order. */
export const isAboutPassword = ({ key }: Pick<CallError, 'key'>): boolean =>
  key === 'PAY_PASSWORD_WRONG' || key === 'PAY_PASSWORD_LOCKED' || key === 'PAY_TICKET_INVALID'

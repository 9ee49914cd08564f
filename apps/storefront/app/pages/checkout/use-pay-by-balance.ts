import { getPayTicket } from '@fangshi/contract/accounts'
import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { payOrder } from '@fangshi/contract/orders'
import { useRef, useState } from 'react'
import { call, showError } from '~/api/call.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { useText } from '~/i18n/text.tsx'
import type { OrderGroup } from './use-order-group.ts'
import { isAboutPassword, refusalText } from './pay-password-refusal.ts'

/**
 * Pays a group by balance: the password is exchanged for a ticket, and the ticket pays. Ticket and Idempotency-Key are
 * kept for a retry after a lost response, so nobody pays twice.
 */
export function usePayByBalance(group: OrderGroup, onPaid: () => void, onStale: () => void) {
  const t = useText()
  const keyOf = useAttemptKey()
  const bought = useRef<{ password: string; ticket: string }>(undefined)
  const [isPaying, setIsPaying] = useState(false)
  const [error, setError] = useState<string>()

  const ticketFor = async (password: string): Promise<string> => {
    if (bought.current?.password === password) return bought.current.ticket
    const body = { pay_password: password, limit: group.total_price }
    const { ticket } = await call(getPayTicket, { body }, { quiet: true })
    bought.current = { password, ticket }
    return ticket
  }

  const pay = async (password: string): Promise<'paid' | 'wrong_password' | 'failed'> => {
    setIsPaying(true)
    setError(undefined)
    try {
      const body = { group_no: group.group_no, method: 'balance' as const, ticket: await ticketFor(password) }
      await call(payOrder, { body }, { key: keyOf(body), quiet: true })
      onPaid()
      return 'paid'
    } catch (refused) {
      setIsPaying(false)
      if (refused instanceof NoAnswerError) showError(refused)
      if (!(refused instanceof CallError)) return 'failed'
      if (!isAboutPassword(refused)) {
        showError(refused)
        onStale()
        return 'failed'
      }
      bought.current = undefined
      setError(refusalText(refused, t))
      return 'wrong_password'
    }
  }
  return { pay, isPaying, error, setError }
}

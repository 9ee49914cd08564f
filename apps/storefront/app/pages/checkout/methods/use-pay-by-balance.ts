import { getPayTicket } from '@fangshi/contract/account-security'
import { CallError } from '@fangshi/contract/client'
import { useEffect, useRef, useState } from 'react'
import { call, showError } from '~/api/call.ts'
import { isUncertain } from '~/api/is-uncertain.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import type { CashierBill } from './cashier-bill.ts'
import { paymentState } from './payment-state.ts'
import { isAboutPassword, refusalText } from './pay-password-refusal.ts'

/**
 * Pays a bill by balance: the password is exchanged for a ticket, and the ticket pays. Ticket and Idempotency-Key are
 * kept for a retry after a lost response, so nobody pays twice. After one, `isChecking` is true until the server says
 * whether the bill is paid.
 */
export function usePayByBalance(bill: CashierBill, onPaid: () => void, onStale: () => void) {
  const t = useOrderTexts()
  const keyOf = useAttemptKey()
  const bought = useRef<{ password: string; ticket: string }>(undefined)
  const [isPaying, setIsPaying] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const [error, setError] = useState<string>()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const ticketFor = async (password: string): Promise<string> => {
    if (bought.current?.password === password) return bought.current.ticket
    const body = { pay_password: password, limit: bill.amount }
    const { ticket } = await call(getPayTicket, { body }, { quiet: true })
    bought.current = { password, ticket }
    return ticket
  }

  const check = async () => ({ status: await bill.check() })
  const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

  /** After a lost response: the shopper sees that the result is asked for, then the result. */
  const findOut = async (): Promise<'paid' | 'failed'> => {
    setIsChecking(true)
    try {
      const state = await paymentState({ check, wait, isGone: () => isGone.current })
      if (state === 'paid') {
        onPaid()
        return 'paid'
      }
      if (state === 'cancelled') onStale()
      else setError(t('order:notCharged'))
    } catch (refused) {
      if (refused instanceof CallError) showError(refused)
    }
    setIsChecking(false)
    setIsPaying(false)
    return 'failed'
  }

  const refuse = (refused: CallError): 'wrong_password' | 'failed' => {
    setIsPaying(false)
    if (!isAboutPassword(refused)) {
      showError(refused)
      onStale()
      return 'failed'
    }
    bought.current = undefined
    setError(refusalText(refused, t))
    return 'wrong_password'
  }

  const pay = async (password: string): Promise<'paid' | 'wrong_password' | 'failed'> => {
    setIsPaying(true)
    setError(undefined)
    try {
      const ticket = await ticketFor(password)
      await bill.payByBalance(ticket, keyOf([bill.key, ticket]))
      onPaid()
      return 'paid'
    } catch (refused) {
      if (isUncertain(refused)) return findOut()
      if (refused instanceof CallError) return refuse(refused)
      throw refused
    }
  }
  return { pay, isPaying, isChecking, error, setError }
}

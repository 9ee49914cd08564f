import { getPayTicket } from '@fangshi/contract/account-security'
import { useRef } from 'react'
import { call } from '~/api/call.ts'

interface Proof {
  pay_password: string
  /** Up to how much, "12.30". */
  limit: string
}

/**
 * Exchanges the pay password for a ticket. The same password and amount keep their ticket until `forget`, so that a repeated
 * call is the same call and takes effect once.
 */
export function usePayTicket() {
  const bought = useRef<Proof & { ticket: string }>(undefined)
  return {
    ticketFor: async (proof: Proof): Promise<string> => {
      const known = bought.current
      if (known && known.pay_password === proof.pay_password && known.limit === proof.limit) return known.ticket
      const { ticket } = await call(getPayTicket, { body: proof }, { quiet: true })
      bought.current = { ...proof, ticket }
      return ticket
    },
    forget: () => void (bought.current = undefined),
  }
}

import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { createOrder, type Quote } from '@fangshi/contract/orders'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call, showError } from '~/api/call.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'

export interface Order {
  params: string
  address_id: number
  total_price: string
  remarks: { store_id: number; remark: string }[]
}

/** The confirmed total and the current one. */
export interface PriceChange {
  before: string
  now: string
}

/**
 * Places the order and replaces this page by the payment page, so going back does not order twice. A changed price
 * waits in `change` for confirmation; `onQuote` receives its quote, `onRefused` every other error.
 */
export function usePlaceOrder(onQuote: (quote: Quote) => void, onRefused: (error: CallError) => void) {
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const keyOf = useAttemptKey()
  const [isPlacing, setIsPlacing] = useState(false)
  const [change, setChange] = useState<PriceChange>()

  const place = async (order: Order): Promise<void> => {
    setChange(undefined)
    setIsPlacing(true)
    try {
      const { paid, group_no } = await call(createOrder, { body: order }, { key: keyOf(order), quiet: true })
      await navigate(localPath(paid ? links.orderSuccess(group_no) : links.orderPay(group_no)), { replace: true })
    } catch (error) {
      setIsPlacing(false)
      if (error instanceof NoAnswerError) return showError(error)
      if (!(error instanceof CallError)) throw error
      if (error.key === 'PRICE_CHANGED') {
        const quote = error.details.quote as Quote
        onQuote(quote)
        setChange({ before: order.total_price, now: quote.total_price })
        return
      }
      showError(error)
      onRefused(error)
    }
  }
  return { place, isPlacing, change, forgetChange: () => setChange(undefined) }
}

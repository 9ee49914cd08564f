import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { createOrder } from '@fangshi/contract/orders'
import type { Quote } from '@fangshi/contract/quote'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call, showError } from '~/api/call.ts'
import type { OrderedGroup } from '~/collectives/group-choice.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import type { choiceOnWire } from './offers/coupon-choice.ts'
import { repeatedGroup } from './quote-gone.ts'

export interface Order extends ReturnType<typeof choiceOnWire> {
  params: string
  address_id: number
  total_price: string
  remarks: { store_id: number; remark: string }[]
  /** SKUs that are bought at the ordinary price although a flash sale of them runs. */
  ordinary_price: number[]
  collective: OrderedGroup
  /** Also when an unpaid order has the same lines. */
  again?: true
}

/** The confirmed total and the current one. */
export interface PriceChange {
  before: string
  now: string
}

/**
 * Places the order and replaces this page by the payment page, so going back does not order twice. A changed price
 * waits in `change` for confirmation; `onQuote` receives its quote. An unpaid order with the same lines waits in
 * `repeated`, the number of its group. `onRefused` receives every error but the first.
 */
export function usePlaceOrder(onQuote: (quote: Quote) => void, onRefused: (error: CallError) => Promise<void>) {
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const keyOf = useAttemptKey()
  const [isPlacing, setIsPlacing] = useState(false)
  const [change, setChange] = useState<PriceChange>()
  const [repeated, setRepeated] = useState<string>()

  const refused = async (order: Order, error: unknown): Promise<void> => {
    if (error instanceof NoAnswerError) return showError(error)
    if (!(error instanceof CallError)) throw error
    if (error.key === 'PRICE_CHANGED') {
      const quote = error.details.quote as Quote
      onQuote(quote)
      return setChange({ before: order.total_price, now: quote.total_price })
    }
    const groupNo = repeatedGroup(error)
    if (groupNo === undefined) showError(error)
    await onRefused(error)
    setRepeated(groupNo)
  }
  const place = async (order: Order): Promise<void> => {
    setChange(undefined)
    setRepeated(undefined)
    setIsPlacing(true)
    try {
      const { paid, group_no } = await call(createOrder, { body: order }, { key: keyOf(order), quiet: true })
      await navigate(localPath(paid ? links.orderSuccess(group_no) : links.orderPay(group_no)), { replace: true })
    } catch (error) {
      await refused(order, error).finally(() => setIsPlacing(false))
    }
  }
  return {
    place,
    isPlacing,
    change,
    forgetChange: () => setChange(undefined),
    repeated,
    forgetRepeated: () => setRepeated(undefined),
  }
}

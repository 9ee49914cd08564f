import { CallError } from '@fangshi/contract/client'
import { createPointsOrder, quotePointsOrder } from '@fangshi/contract/points-mall'
import type { Input, Reply } from '@fangshi/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '~/api/call.ts'
import { showUnlessMissing } from '~/api/missing.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'

export type PointsQuote = Reply<typeof quotePointsOrder>

/** What the pieces cost; wrong numbers in the address are refused like missing goods. */
export function usePointsQuote(goods_id: number, buy_num: number) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['pointsQuote', goods_id, buy_num, locale],
    queryFn: ({ signal }) =>
      call(quotePointsOrder, { query: { goods_id, buy_num } }, { quiet: true, signal }).catch(showUnlessMissing),
    staleTime: 0,
  })
}

/**
 * Orders the goods once, and goes on to the cashier where there is a cash part, else to the own orders. After a refusal the
 * quote is read again, so that the page shows what changed.
 */
export function usePlacePointsOrder(readAgain: () => Promise<unknown>) {
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const keyOf = useAttemptKey()
  const [isPlacing, setIsPlacing] = useState(false)
  const place = async (body: NonNullable<Input<typeof createPointsOrder>['body']>): Promise<void> => {
    setIsPlacing(true)
    try {
      const { order_no, paid } = await call(createPointsOrder, { body }, { key: keyOf(body) })
      await navigate(localPath(paid ? links.pointsOrders() : links.pointsPay(order_no)), { replace: true })
    } catch (error) {
      if (error instanceof CallError) await readAgain()
    }
    setIsPlacing(false)
  }
  return { place, isPlacing }
}

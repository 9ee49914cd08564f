import { getRefund, listRefunds, previewRefund, refundForm, userExpresses } from '@fangshi/contract/refunds'
import type { RefundTab } from '@fangshi/contract/refund-states'
import type { Input } from '@fangshi/contract/route'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { showUnlessMissing } from '~/api/missing.ts'

export type RequestBody = NonNullable<Input<typeof previewRefund>['body']>

/** The queries about refunds; keys begin with `refunds`, and those with translated content name the language. */
export const refundQueries = {
  /** What can be asked for of an order. */
  form: (orderId: number, locale: string) =>
    queryOptions({
      queryKey: ['refunds', 'form', orderId, locale],
      queryFn: ({ signal }) =>
        call(refundForm, { params: { id: orderId } }, { quiet: true, signal }).catch(showUnlessMissing),
      staleTime: 0,
      // The form must not change while the shopper fills it in.
      refetchOnWindowFocus: false,
    }),
  /** The preview of a request; the previous amounts stay on screen until the new ones arrive. */
  preview: (body: RequestBody) =>
    queryOptions({
      queryKey: ['refunds', 'preview', body],
      queryFn: ({ signal }) => call(previewRefund, { body }, { quiet: true, signal }),
      enabled: body.lines.length > 0,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  request: (id: number, locale: string) =>
    queryOptions({
      queryKey: ['refunds', 'request', id, locale],
      queryFn: ({ signal }) => call(getRefund, { params: { id } }, { quiet: true, signal }).catch(showUnlessMissing),
      staleTime: 0,
    }),
  list: (tab: RefundTab, page: number, locale: string) =>
    queryOptions({
      queryKey: ['refunds', 'list', tab, page, locale],
      queryFn: ({ signal }) => call(listRefunds, { query: { tab, page, per_page: 10 } }, { quiet: true, signal }),
      staleTime: 0,
    }),
  ofOrder: (orderId: number, locale: string) =>
    queryOptions({
      queryKey: ['refunds', 'order', orderId, locale],
      queryFn: ({ signal }) =>
        call(listRefunds, { query: { order_id: orderId, per_page: 100 } }, { quiet: true, signal }),
      staleTime: 0,
    }),
  expresses: (locale: string) =>
    queryOptions({
      queryKey: ['refunds', 'expresses', locale],
      queryFn: ({ signal }) => call(userExpresses, {}, { signal }),
      staleTime: Infinity,
    }),
}

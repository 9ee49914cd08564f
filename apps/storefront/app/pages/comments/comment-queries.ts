import { commentForm, ownComment, ownComments, uncommentedLines } from '@fangshi/contract/comments'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { showUnlessMissing } from '~/api/missing.ts'

/** The queries about own comments; keys begin with `comments` and name the language. */
export const commentQueries = {
  /** The lines of an order and what was written on them. */
  form: (orderId: number, locale: string) =>
    queryOptions({
      queryKey: ['comments', 'form', orderId, locale],
      queryFn: ({ signal }) =>
        call(commentForm, { params: { id: orderId } }, { quiet: true, signal }).catch(showUnlessMissing),
      staleTime: 0,
      // What is being written does not change under the hands.
      refetchOnWindowFocus: false,
    }),
  own: (page: number, locale: string) =>
    queryOptions({
      queryKey: ['comments', 'own', page, locale],
      queryFn: ({ signal }) => call(ownComments, { query: { page, per_page: 10 } }, { quiet: true, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  waiting: (page: number, locale: string) =>
    queryOptions({
      queryKey: ['comments', 'waiting', page, locale],
      queryFn: ({ signal }) => call(uncommentedLines, { query: { page, per_page: 10 } }, { quiet: true, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  one: (id: number, locale: string) =>
    queryOptions({
      queryKey: ['comments', 'one', id, locale],
      queryFn: ({ signal }) => call(ownComment, { params: { id } }, { quiet: true, signal }).catch(showUnlessMissing),
      staleTime: 0,
      refetchOnWindowFocus: false,
    }),
}

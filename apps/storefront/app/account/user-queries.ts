import { getMe, listMoneyLogs, moneyLogKinds } from '@fangshi/contract/accounts'
import { listAddresses, showAddress } from '@fangshi/contract/addresses'
import { listFavorites, listHistory, type FavoriteKind } from '@fangshi/contract/favorites'
import { userDefault } from '@fangshi/contract/orders'
import { getRealName } from '@fangshi/contract/real-names'
import type { Input } from '@fangshi/contract/route'
import { listSessions } from '@fangshi/contract/sessions'
import { getApplication } from '@fangshi/contract/store-opening'
import { queryOptions } from '@tanstack/react-query'
import { call } from '~/api/call.ts'

export type MoneyLogKind = (typeof moneyLogKinds)[number]
export type MoneyLogFilter = Omit<NonNullable<Input<typeof listMoneyLogs>['query']>, 'kind'>

/**
 * The queries of a shopper's pages. Keys start with `user` and the subject, so a change can invalidate `['user',
 * subject]`; queries with translated content have the language in their key.
 */
export const userQueries = {
  me: () =>
    queryOptions({
      queryKey: ['user', 'me'],
      queryFn: ({ signal }) => call(getMe, { body: { provider: 'users' } }, { signal }),
    }),
  overview: (locale: string) =>
    queryOptions({
      queryKey: ['user', 'overview', locale],
      queryFn: ({ signal }) => call(userDefault, {}, { signal }),
    }),
  realName: () =>
    queryOptions({
      queryKey: ['user', 'realName'],
      queryFn: ({ signal }) => call(getRealName, {}, { signal }),
    }),
  /** The application to open a store; null before the agreement was accepted. */
  application: () =>
    queryOptions({
      queryKey: ['user', 'application'],
      queryFn: ({ signal }) => call(getApplication, {}, { signal }),
    }),
  sessions: () =>
    queryOptions({
      queryKey: ['user', 'sessions'],
      queryFn: ({ signal }) => call(listSessions, {}, { signal }),
      staleTime: 0,
    }),
  addresses: () =>
    queryOptions({
      queryKey: ['user', 'addresses'],
      queryFn: ({ signal }) => call(listAddresses, {}, { signal }),
    }),
  address: (id: number) =>
    queryOptions({
      queryKey: ['user', 'addresses', id],
      queryFn: ({ signal }) => call(showAddress, { params: { id } }, { signal }),
    }),
  favorites: (kind: FavoriteKind, { page, perPage }: { page: number; perPage: number }, locale: string) =>
    queryOptions({
      queryKey: ['user', 'favorites', kind, page, perPage, locale],
      queryFn: ({ signal }) => call(listFavorites, { query: { is_type: kind, page, per_page: perPage } }, { signal }),
      staleTime: 0,
    }),
  history: (limit: number, locale: string) =>
    queryOptions({
      queryKey: ['user', 'history', limit, locale],
      queryFn: ({ signal }) => call(listHistory, { query: { limit } }, { signal }),
      staleTime: 0,
    }),
  moneyLogs: (kind: MoneyLogKind, filter: MoneyLogFilter, locale: string) =>
    queryOptions({
      queryKey: ['user', 'moneyLogs', kind, filter, locale],
      queryFn: ({ signal }) => call(listMoneyLogs, { query: { kind, ...filter } }, { signal }),
    }),
}

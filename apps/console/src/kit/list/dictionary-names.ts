import type { Locale } from '@fangshi/contract/locale'
import type { QueryClient } from '@tanstack/react-query'
import type { Row } from '../fields/row.ts'
import { isDictionary, type Dictionary } from '../fields/spec.ts'
import { cellValue } from './cell-text.ts'
import type { NamedColumn, Names } from './column.ts'

export type NamesById = ReadonlyMap<string, string>

/** The dictionary of a column; undefined where it has none, or fixed choices. */
export const dictionaryOf = ({ options }: NamedColumn): Dictionary | undefined =>
  options && isDictionary(options) ? options : undefined

/** Where the answers of a dictionary are cached: by its address, its fields and the language. */
export const namesKey = (of: Dictionary, locale: Locale) =>
  ['names', of.url, locale, of.valueName, of.labelName] as const

/** All names of a dictionary that are cached, the latest answer last. */
export function knownNames(client: QueryClient, of: Dictionary, locale: Locale): NamesById {
  const answers = client.getQueryCache().findAll({ queryKey: namesKey(of, locale) })
  const inTime = answers.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
  return new Map(inTime.flatMap(({ state }) => [...((state.data as NamesById | undefined) ?? [])]))
}

/** The ids that rows have in a column, each once and always in the same order; 0 names nothing. */
export const idsOf = (column: NamedColumn, rows: readonly Row[]): string[] => {
  const values = rows.map((row) => cellValue(column, row))
  return [...new Set(values.filter((value) => typeof value === 'number' || typeof value === 'string').map(String))]
    .filter((id) => id !== '' && id !== '0')
    .toSorted()
}

/** Tells dictionaries apart: one list may be read by several of its fields. */
export const keyOf = ({ url, valueName, labelName }: Dictionary): string => `${url} ${valueName} ${labelName}`

/** Reads names by the key of their dictionary. */
export const namesFrom =
  (known: ReadonlyMap<string, NamesById>): Names =>
  (column, value) => {
    const of = dictionaryOf(column)
    return of && known.get(keyOf(of))?.get(String(value as string | number))
  }

import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { parseMoney } from '@fangshi/contract/money'
import { parts } from '../../fields/rich-text.ts'
import { cellText, cellTexts, isBlank, isYes } from '../../list/cell-text.ts'
import type { NamedColumn, Names } from '../../list/column.ts'
import { dateCell, type Cell } from '../workbook/cells.ts'
import { no, yes } from '../workbook/yes-no.ts'

/** A text in both languages; each language has its own column. */
export const isWords = (value: unknown): value is LocalText =>
  typeof value === 'object' && value !== null && typeof (value as Partial<LocalText>)['zh-cn'] === 'string'

/** Rich text is exported as html; its other half is for the editor alone. */
export function plainCell(value: unknown, locale: Locale): Cell {
  if (isBlank(value)) return null
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return (value ? yes : no)[locale]
  if (isWords(value)) return localText(value, locale)
  return typeof value === 'object' ? cellTexts(value, locale).join('\n') : parts(String(value as string)).html
}

/** A text of digits such as 007 is no number. */
function numberCell(value: unknown, locale: Locale): Cell {
  const number = Number(value)
  return Number.isFinite(number) && String(number) === String(value) ? number : plainCell(value, locale)
}

function moneyCell(value: unknown, locale: Locale): Cell {
  const cents = parseMoney(String(value as string))
  return cents === null ? plainCell(value, locale) : cents / 100
}

/** Pictures open from the sheet, so their addresses name this site. */
const fullAddress = (address: string): string =>
  address.startsWith('/') ? new URL(address, globalThis.location?.origin ?? 'http://localhost').href : address

const listMark = (locale: Locale): string => (locale === 'en' ? ', ' : '、')

/** One value as a cell: real numbers and dates, names instead of ids, addresses of pictures. */
export function exportCell(column: NamedColumn, value: unknown, names: Names, locale: Locale): Cell {
  if (isBlank(value)) return null
  switch (column.type) {
    // Texts of digits are phones and codes, with which nobody counts.
    case 'id':
      return typeof value === 'number' ? value : plainCell(value, locale)
    case 'number':
      return numberCell(value, locale)
    case 'price':
    case 'money':
      return moneyCell(value, locale)
    case 'time':
      return (typeof value === 'string' && dateCell(value)) || plainCell(value, locale)
    case 'boolean':
      return (isYes(value) ? yes : no)[locale]
    case 'dict':
    case 'dict_tags':
      return [value]
        .flat()
        .map((one) => cellText(column, one, locale, names))
        .join(listMark(locale))
    case 'tags_array':
      return cellTexts(value, locale).join(listMark(locale))
    case 'avatar':
    case 'image':
      return fullAddress(String(value as string))
    case 'images':
      return cellTexts(value, locale).map(fullAddress).join('\n')
    default:
      return plainCell(value, locale)
  }
}

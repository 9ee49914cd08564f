import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { isDictionary } from '../fields/spec.ts'
import { l } from '../../i18n/ui-text.ts'
import type { Column, NamedColumn, Names, TagChoice, TagColor } from './column.ts'
import type { Row } from '../fields/row.ts'

/** Shown for an empty value (spec §4.0). */
export const blank = '-'

const yes = l('是', 'Yes')
const no = l('否', 'No')

export const cellValue = (column: NamedColumn, row: Row): unknown =>
  column.value ? column.value(row) : row[column.key]

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isLocalText = (value: unknown): value is LocalText =>
  typeof value === 'object' && value !== null && 'zh-cn' in value

/** `1`, `0` and booleans as the wire writes them. */
export const isYes = (value: unknown): boolean => value === true || value === 1 || value === '1'

/** The choice of a fixed list that a value names. */
export function choiceOf({ options }: Column, value: unknown): TagChoice | undefined {
  if (!options || isDictionary(options)) return undefined
  return options.find((choice) => String(choice.value) === String(value as string | number))
}

/** A list of texts, of texts in both languages, or of records with a name. */
function listOf(value: unknown): unknown[] {
  const list = Array.isArray(value) ? (value as unknown[]) : String(value as string | number).split(',')
  return list.map((item) => (typeof item === 'object' && item !== null && 'name' in item ? item.name : item))
}

function plain(value: unknown, locale: Locale): string {
  if (isBlank(value)) return ''
  if (isLocalText(value)) return localText(value, locale)
  if (typeof value === 'object') return ''
  return String(value as string | number)
}

/** What a cell says in the reader's language; empty where there is nothing. */
export function cellText(column: NamedColumn, value: unknown, locale: Locale, names: Names): string {
  if (isBlank(value)) return ''
  switch (column.type) {
    case 'boolean':
      return (isYes(value) ? yes : no)[locale]
    case 'tags_array':
    case 'images':
      return cellTexts(value, locale).join(', ')
    case 'dict':
    case 'dict_tags': {
      const choice = choiceOf(column, value)
      return choice ? choice.label[locale] : (names(column, value) ?? plain(value, locale))
    }
    default:
      return plain(value, locale)
  }
}

/** The texts of a list. */
export const cellTexts = (value: unknown, locale: Locale): string[] =>
  listOf(value)
    .map((item) => plain(item, locale))
    .filter(Boolean)

const tagColors = ['processing', 'success', 'warning', 'default'] as const

/** One of four colours, always the same for the same text (reference §4.0). */
export function tagColor(text: string): TagColor {
  let hash = 0
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return tagColors[hash % tagColors.length] ?? 'default'
}

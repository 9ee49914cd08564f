import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'

/** What rows are called in the caller's language, by their ids; a row without a name by its number. */
export function namesOf(
  { label = 'name' }: { label?: string },
  rows: readonly Readonly<Record<string, unknown>>[],
  locale: Locale,
): Map<number, string> {
  const nameOf = (value: unknown, id: number): string => {
    if (typeof value === 'string' && value) return value
    return typeof value === 'object' && value !== null ? localText(value as LocalText, locale) : String(id)
  }
  return new Map(rows.map((row) => [row.id as number, nameOf(row[label], row.id as number)]))
}

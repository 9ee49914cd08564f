import { useLocale } from '../../i18n/use-locale.ts'
import { pickedName } from './picked-name.ts'
import type { Row } from './row.ts'
import { dictionary } from './build.ts'
import type { RowSource } from './spec.ts'
import { useAsOption, useDictionary } from './choices.ts'

/** The names of picked rows: as the table showed them, else from the dictionary. */
export function usePickedNames(
  source: Pick<RowSource, 'resource' | 'showName'>,
  ids: readonly number[],
  rows: readonly Row[] = [],
) {
  const locale = useLocale()
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const missing = ids.filter((id) => !rowsById.has(id))
  const of = dictionary(source.resource)
  const asOption = useAsOption(of)
  const { data = [] } = useDictionary(of, { id: `${missing.join(',')}|in` }, missing.length > 0)
  const known = new Map(data.map((row) => [row.id, asOption(row).label]))
  return (id: number): string => {
    const row = rowsById.get(id)
    return row ? pickedName(row, locale, source.showName) : (known.get(id) ?? String(id))
  }
}

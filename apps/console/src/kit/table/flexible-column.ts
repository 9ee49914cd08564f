import type { NamedColumn } from '../list/column.ts'

/** The columns whose words fit their width, which more room would only tear apart. */
const rigid: ReadonlySet<NamedColumn['type']> = new Set([
  'time',
  'number',
  'price',
  'money',
  'boolean',
  'avatar',
  'image',
])

/**
 * The column that takes the room that the others leave, so that these keep their widths (created_at: 165 px, spec §9). None
 * where one has no width anyway.
 */
export function flexibleColumn(
  columns: readonly NamedColumn[],
  widthOf: (column: NamedColumn) => number | undefined,
): string | undefined {
  if (columns.some((column) => widthOf(column) === undefined)) return undefined
  const free = columns.filter(({ fixed }) => !fixed)
  return (free.find(({ type }) => !rigid.has(type)) ?? free[0])?.key
}

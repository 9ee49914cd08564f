import { locales, type Locale } from '@fangshi/contract/locale'
import type { UiText } from '../../../i18n/ui-text.ts'
import { cellValue } from '../../list/cell-text.ts'
import type { NamedColumn, Names } from '../../list/column.ts'
import type { Row } from '../../fields/row.ts'
import { moneyFormat, type Cell, type Sheet, type SheetColumn } from '../workbook/cells.ts'
import { exportCell, isWords, plainCell } from './export-cell.ts'
import { inLanguage } from '../workbook/form-columns.ts'
import { widthOf } from '../workbook/column-width.ts'

const timeWidth = 20

interface Source extends SheetColumn {
  cell: (row: Row) => Cell
}

function sourcesOf(column: NamedColumn, rows: readonly Row[], names: Names, locale: Locale): Source[] {
  const { type, label: own } = column
  const source = (label: UiText, cell: Source['cell']): Source => ({
    heading: label[locale],
    width: type === 'time' ? timeWidth : widthOf(label[locale]),
    ...(type === 'money' || type === 'price' ? { format: moneyFormat } : {}),
    cell,
  })
  // Only its values show whether a column is in both languages.
  if (!rows.some((row) => isWords(cellValue(column, row))))
    return [source(own, (row) => exportCell(column, cellValue(column, row), names, locale))]
  return locales.map((language) =>
    source(inLanguage(own, language), (row) => {
      const value = cellValue(column, row)
      return isWords(value) ? (value[language] ?? null) : plainCell(value, locale)
    }),
  )
}

/** Rows of a list as a sheet: the columns as given, in the reader's language, texts in both languages as two columns. */
export function exportSheet(
  name: string,
  columns: readonly NamedColumn[],
  rows: readonly Row[],
  names: Names,
  locale: Locale,
): Sheet {
  const sources = columns.flatMap((column) => sourcesOf(column, rows, names, locale))
  return {
    name,
    columns: sources.map(({ cell: _cell, ...column }) => column),
    rows: rows.map((row) => sources.map(({ cell }) => cell(row))),
  }
}

import type { Locale } from '@fangshi/contract/locale'
import type { NamedColumn, Names } from '../../list/column.ts'
import type { Row } from '../../fields/row.ts'
import { download, fileName } from '../workbook/download.ts'
import { exportSheet } from './export-sheet.ts'
import { writeFile } from '../workbook/in-worker.ts'

interface Rows {
  /** The screen's title, which names sheet and file. */
  name: string
  columns: readonly NamedColumn[]
  rows: readonly Row[]
  names: Names
}

/** Downloads rows as a file named after the screen and the day. Throws if the worker failed. */
export async function exportFile({ name, columns, rows, names }: Rows, locale: Locale, signal?: AbortSignal) {
  const file = await writeFile([exportSheet(name, columns, rows, names, locale)], signal)
  download(file, fileName(name, new Date()))
}

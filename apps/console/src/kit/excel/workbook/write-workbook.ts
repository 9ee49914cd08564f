import write from 'write-excel-file/universal'
import { isWholeDay, type Cell, type Sheet } from './cells.ts'

/** Spreadsheet programs call a file with longer texts damaged. */
const maxCharacters = 32_767
/** Not allowed in the name of a sheet, which has at most 31 characters. */
const refusedInNames = /[[\]/\\:*?]/g
const maxInNames = 31

/** What a spreadsheet program would read as a formula, a number or a date as soon as somebody edits the cell. */
const readsAsMore = /^[=+\-@\t\r\n\d.]/

/**
 * A cell as the library writes it. Every text is stored as text, never as a formula; one that starts like a formula or
 * a number is also formatted as text, so that it stays one when the cell is edited (rules §12).
 */
export function libraryCell(cell: Cell, format?: string) {
  if (cell === null || cell === '') return null
  if (cell instanceof Date) return { value: cell, format: isWholeDay(cell) ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm:ss' }
  if (typeof cell === 'number') return { value: cell, ...(format ? { format } : {}) }
  if (typeof cell === 'boolean') return { value: cell }
  const value = cell.slice(0, maxCharacters)
  return { value, type: String, ...(readsAsMore.test(value) ? { format: '@' } : {}) }
}

/** Sheets as an .xlsx file: bold headings that stay in sight. */
export function writeWorkbook(sheets: readonly Sheet[]): Promise<Blob> {
  return write(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name.replace(refusedInNames, ' ').slice(0, maxInNames),
      stickyRowsCount: 1,
      columns: columns.map(({ width }) => ({ width })),
      data: [
        columns.map(({ heading }) => ({ value: heading, type: String, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map((cell, index) => libraryCell(cell, columns[index]?.format))),
      ],
    })),
  ).toBlob()
}

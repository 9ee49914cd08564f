/**
 * What a cell holds. A date is a wall-clock time of the market's zone written as if it were UTC, which is how
 * spreadsheets keep times: no zone of a reader's machine shifts it.
 */
export type Cell = string | number | boolean | Date | null

export interface SheetColumn {
  heading: string
  /** In characters. */
  width: number
  /** Of numbers, as spreadsheets write formats. */
  format?: string
}

/** A sheet to be written: plain values, so that it can travel to the worker. */
export interface Sheet {
  name: string
  columns: readonly SheetColumn[]
  rows: readonly (readonly Cell[])[]
}

export const moneyFormat = '0.00'

const timePattern = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/
const dayMs = 86_400_000

/** `YYYY-MM-DD` with or without a time → a date cell; undefined for anything else. */
export function dateCell(text: string): Date | undefined {
  if (!timePattern.test(text)) return undefined
  const at = new Date(`${text.replace(' ', 'T')}${text.length > 10 ? '' : 'T00:00:00'}Z`)
  return Number.isNaN(at.getTime()) || !dateTimeText(at).startsWith(text) ? undefined : at
}

/** A date cell → `YYYY-MM-DD HH:mm:ss`. Sheets keep days as fractions, which are milliseconds off. */
export const dateTimeText = (at: Date): string =>
  new Date(Math.round(at.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ')

/** Whether a date cell is a day without a time. */
export const isWholeDay = (at: Date): boolean => Math.round(at.getTime() / 1000) % (dayMs / 1000) === 0

/** What a cell says as text, as the wire would write it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return isWholeDay(cell) ? dateTimeText(cell).slice(0, 10) : dateTimeText(cell)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  // 15 digits are all that a sheet keeps of a number: what 0.1 + 0.2 has beyond them is noise.
  if (typeof cell === 'number')
    return Number.isInteger(cell) ? BigInt(cell).toString() : String(Number(cell.toPrecision(15)))
  return cell.trim()
}

/** A number or text of a table; texts that a spreadsheet would take for a formula get an apostrophe (rules §12). */
type Cell = string | number

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?%?$/.test(text)

function cellText(cell: Cell): string {
  const text = String(cell)
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !isNumber(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV that spreadsheets read as UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`

import { l } from '../../../i18n/ui-text.ts'
import { cellText, type Cell } from '../workbook/cells.ts'
import type { FormColumn } from '../workbook/form-columns.ts'

/** The heading of the column that says what is wrong, in the sheet of invalid rows. */
export const reasonLabel = l('错误原因', 'Error')

/** Headings are the same whatever their case, spaces, width of brackets and star. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replace(/\*$|\s/g, '')
    .toLowerCase()

/** The headings that mean a column: its label in either language, or its key; the field alone means Chinese. */
function namesOf({ key, name, language, spec, label }: FormColumn): string[] {
  const alone = language === 'zh-cn' ? [name, ...Object.values(spec.label)] : []
  return [...Object.values(label), key, ...alone].map(plain)
}

/** Whether a column is the one that said what was wrong with an earlier import. */
export const isReason = (heading: string): boolean => Object.values(reasonLabel).map(plain).includes(plain(heading))

export interface Headings {
  /** By place in the sheet; undefined where the form has no such field. */
  columns: (FormColumn | undefined)[]
  /** Headings that the form does not know: their columns are not imported. */
  unknown: string[]
  /** Columns of the form that two headings claim. */
  twice: FormColumn[]
}

/** Finds out which column of the form each heading means. */
export function matchHeadings(headings: readonly Cell[], columns: readonly FormColumn[]): Headings {
  const named = new Map<string, FormColumn>()
  for (const column of columns) for (const name of namesOf(column)) if (!named.has(name)) named.set(name, column)
  const texts = headings.map(cellText)
  const found = texts.map((text) => named.get(plain(text)))
  return {
    columns: found,
    unknown: texts.filter((text, at) => text !== '' && !found[at] && !isReason(text)),
    twice: columns.filter((column) => found.filter((one) => one === column).length > 1),
  }
}

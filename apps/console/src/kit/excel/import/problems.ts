import { isErrorKey, messageOf } from '@fangshi/contract/errors'
import type { Locale } from '@fangshi/contract/locale'
import type { FieldSpecs } from '../../fields/spec.ts'
import { cellText, type Cell, type Sheet } from '../workbook/cells.ts'
import { formColumns } from '../workbook/form-columns.ts'
import { isReason, reasonLabel } from './headings.ts'
import { columnOf, type Plan, type PlannedRow, type Problem } from './plan.ts'
import { widthOf } from '../workbook/column-width.ts'

/** What the server says of rows, `{row: from 0, field, key}`, in rows of the sheet; anything else is ignored. */
export function serverProblems(errors: unknown, rows: readonly PlannedRow[], form: FieldSpecs): Problem[] {
  const columns = formColumns(form)
  return (Array.isArray(errors) ? (errors as unknown[]) : []).flatMap((error): Problem[] => {
    const { row: at, field, key } = (error ?? {}) as { row?: unknown; field?: unknown; key?: unknown }
    const row = typeof at === 'number' ? rows[at]?.row : undefined
    if (row === undefined || typeof field !== 'string') return []
    return [{ row, field, column: columnOf(columns, field), key: isErrorKey(key) ? key : 'INVALID' }]
  })
}

/** Column and reason as one text. */
export function reasonOf({ column, field, key }: Problem, locale: Locale): string {
  const name = column?.label[locale] ?? field
  return name ? `${name}${locale === 'en' ? ': ' : '：'}${messageOf(key, locale)}` : messageOf(key, locale)
}

/** The invalid rows as they were in the sheet, followed by the reasons, to be corrected and imported again. */
export function problemSheet(plan: Plan, problems: readonly Problem[], locale: Locale): Sheet {
  const headings = plan.headings.map(cellText)
  const others = headings.flatMap((heading, at) => (isReason(heading) ? [] : [at]))
  const reasons = Map.groupBy(problems, ({ row }) => row)
  return {
    name: reasonLabel[locale],
    columns: [...others.map((at) => headings[at] ?? ''), reasonLabel[locale]].map((heading) => ({
      heading,
      width: widthOf(heading),
    })),
    rows: plan.rows.flatMap(({ row, cells }): Cell[][] => {
      const own = reasons.get(row)
      if (!own) return []
      return [[...others.map((at) => cells[at] ?? null), own.map((one) => reasonOf(one, locale)).join('\n')]]
    }),
  }
}

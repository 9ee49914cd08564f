import { CallError } from '@fangshi/contract/client'
import type { FieldSpecs } from '../../fields/spec.ts'
import { cellText } from '../workbook/cells.ts'
import type { FileFault } from '../workbook/unreadable-file.ts'
import { badRows, withoutBad, type Plan, type Problem } from './plan.ts'
import { serverProblems } from './problems.ts'

export type Refusal = FileFault | 'TOO_LARGE' | 'SEVERAL' | 'READER_FAILED'

export type ImportState =
  | { at: 'empty' }
  | { at: 'reading' }
  | { at: 'unreadable'; why: Refusal }
  | { at: 'checked' | 'sending'; plan: Plan }
  /** The server found bad rows; `wrongRows` may be more than it names. */
  | { at: 'refused'; plan: Plan; problems: readonly Problem[]; wrongRows: number }
  /** `isUnknown`: the answer was lost, so rows may have been added nevertheless; sent again they are not added twice. */
  | { at: 'failed'; plan: Plan; error: Error; isUnknown: boolean }
  | { at: 'done'; rows: number; note: string | undefined }

/** Where a failed import stands: rows that the server refused, or a failure of the whole. */
export function stateAfter(error: unknown, plan: Plan, form: FieldSpecs): ImportState {
  if (!(error instanceof CallError)) return { at: 'failed', plan, error: error as Error, isUnknown: true }
  const problems = error.key === 'IMPORT_INVALID' ? serverProblems(error.details.errors, plan.rows, form) : []
  if (!problems.length) return { at: 'failed', plan, error, isUnknown: error.code >= 500 }
  const named = badRows(problems).size
  return { at: 'refused', plan, problems, wrongRows: Math.max(named, Number(error.details.wrong_rows) || 0) }
}

/** The plan that can be sent now. */
export function sendable(state: ImportState): Plan | undefined {
  if (state.at !== 'checked' && state.at !== 'sending' && state.at !== 'failed') return undefined
  const { plan } = state
  return plan.fault || plan.problems.length ? undefined : plan
}

/**
 * The valid rows where others are invalid, and what is wrong with those. Undefined where there is no such choice: also
 * where the server found more bad rows than it named.
 */
export function restOf(state: ImportState): { rest: Plan; problems: readonly Problem[]; bad: number } | undefined {
  if (state.at !== 'checked' && state.at !== 'refused') return undefined
  const problems = state.at === 'refused' ? state.problems : state.plan.problems
  const rest = withoutBad(state.plan, problems)
  const bad = badRows(problems).size
  const areAllNamed = state.at !== 'refused' || state.wrongRows === bad
  return problems.length && rest.rows.length && areAllNamed ? { rest, problems, bad } : undefined
}

/** A valid file is replaced only after a confirmation; an invalid one is meant to be replaced. */
export const isWorthAsking = (state: ImportState): boolean =>
  state.at === 'failed' || (state.at === 'checked' && !state.plan.fault && !state.plan.problems.length)

/** What stands in the cell of a problem. */
export function cellOf({ rows, columns }: Plan, { row, column }: Problem): string {
  const at = column ? columns.findIndex((one) => one?.key === column.key) : -1
  return at < 0 ? '' : cellText(rows.find((one) => one.row === row)?.cells[at])
}

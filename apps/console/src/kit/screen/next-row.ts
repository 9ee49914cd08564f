import type { Row } from '../fields/row.ts'

/** The row so many steps from the place `at`, at most the first or the last; from no place (-1) the first. */
export const nextRow = (rows: readonly Row[], at: number, step: number): Row | undefined =>
  rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]

import type { Row } from '../fields/row.ts'

/** A page of a list (rules §12). */
export interface ListPage<R = Row> {
  data: readonly R[]
  total: number
  /** There are at least `total` rows. */
  total_capped?: boolean
  per_page: number
  last_page: number
  current_page: number
}

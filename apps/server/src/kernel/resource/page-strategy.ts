/** Rows are counted and paged exactly up to here; beyond it totals are estimates (rules §12). */
export const countedRows = 100_000

export interface Span {
  limit: number
  offset: number
}

/** The planner's estimates of a search, in rows. */
export interface Estimates {
  /** That match. */
  rows: number
  /** Only for a search with an index: those of the whole table, and those that the index finds. */
  indexed?: { table: number; candidates: number } | undefined
}

/** How a page is found. */
export type Strategy =
  /** All matching rows are read, counted and ordered, at most `limit` of them. */
  | { way: 'collect'; useIndex: boolean; limit?: number }
  /** Rows are read in the order of the list until the page is full; the total is an estimate. */
  | { way: 'walk' }

/**
 * Few rows are counted. Of many nothing is counted, and the page is as far as one must read; except that far pages of an
 * index's rows are quicker collected.
 */
export function chooseStrategy({ rows, indexed }: Estimates, { limit, offset }: Span): Strategy {
  // An index that leaves most of the table is slower than the table.
  const useIndex = indexed !== undefined && indexed.candidates <= indexed.table / 2
  if (rows < countedRows) return { way: 'collect', useIndex, limit: countedRows + 1 }
  if (!useIndex) return { way: 'walk' }
  // A row that the index finds costs about as much as two that one walks past.
  const walked = ((offset + limit) * indexed.table) / rows
  return walked > 2 * rows ? { way: 'collect', useIndex } : { way: 'walk' }
}

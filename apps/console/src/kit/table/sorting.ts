/** The order of a table's rows. */
export interface Sorting {
  /** The columns that can order them. */
  fields: readonly string[]
  /** The one that does, with `-` in front for descending; absent: the list's own order. */
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

/** How a column's head shows the order: null when another column has it. */
export function orderOf(key: string, sort: string | undefined): 'ascend' | 'descend' | null {
  if (sort === key) return 'ascend'
  return sort === `-${key}` ? 'descend' : null
}

/** The order that a press on a column's head leads to. */
export const sortFrom = (key: string, order: 'ascend' | 'descend' | null | undefined): string | undefined =>
  order ? (order === 'descend' ? `-${key}` : key) : undefined

import type { Row } from '../fields/row.ts'

/** Chosen rows over pages and filters, by id. A row picked earlier that was never on screen is undefined. */
export type Selection = ReadonlyMap<number, Row | undefined>

/** Most rows that one act takes (rules §11: ids joined by comma), which is also the longest page. */
export const maxActRows = 400

export const noSelection: Selection = new Map()

/** Applies the ticks of the rows on screen; the choice of other rows stays. */
export function withTicks(selection: Selection, onScreen: readonly Row[], ticked: ReadonlySet<number>): Selection {
  const next = new Map(selection)
  for (const row of onScreen) {
    if (ticked.has(row.id)) next.set(row.id, row)
    else next.delete(row.id)
  }
  return next
}

/** Ticks a row or unticks it. */
export function toggled(selection: Selection, row: Row): Selection {
  const next = new Map(selection)
  if (!next.delete(row.id)) next.set(row.id, row)
  return next
}

export const withAll = (selection: Selection, rows: readonly Row[]): Selection =>
  new Map([...selection, ...rows.map((row) => [row.id, row] as const)])

export const withoutIds = (selection: Selection, ids: readonly number[]): Selection =>
  new Map([...selection].filter(([id]) => !ids.includes(id)))

/** The chosen rows that were on screen. */
export const chosenRows = (selection: Selection): Row[] => [...selection.values()].filter((row) => row !== undefined)

/** How many of the chosen are not among the rows on screen. */
export const countElsewhere = (selection: Selection, onScreen: readonly Row[]): number =>
  selection.size - onScreen.filter(({ id }) => selection.has(id)).length

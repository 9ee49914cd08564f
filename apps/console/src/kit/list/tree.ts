import type { Row } from '../fields/row.ts'

/** The level below no row (reference §4.0). */
export const rootPid = '0'

/** A row of a tree list; `children` exist once its level was requested, empty until they arrive. */
export type TreeRow = Row & { readonly children?: readonly TreeRow[] }

/** The levels that were requested, by the id of their parent. */
export type Levels = ReadonlyMap<string, readonly Row[]>

export const hasChildren = (row: Row): boolean => Boolean(row.has_children)

/** What rows below name in `pid`. */
export const levelOf = (row: Row, key: string): string => String(row[key] as string | number)

/** Roots with the levels below them, as far as they are loaded. */
export const grow = (rows: readonly Row[], levels: Levels, key = 'id'): TreeRow[] =>
  rows.map((row) =>
    hasChildren(row) ? { ...row, children: grow(levels.get(levelOf(row, key)) ?? [], levels, key) } : row,
  )

/** The rows that can be seen, from top to bottom, with their depth from 0. */
export const flatten = (
  rows: readonly TreeRow[],
  open: ReadonlySet<number>,
  depth = 0,
): { row: TreeRow; depth: number }[] =>
  rows.flatMap((row) => [{ row, depth }, ...(open.has(row.id) ? flatten(row.children ?? [], open, depth + 1) : [])])

const pidOf = ({ pid }: Readonly<Record<string, unknown>>): string =>
  String((pid as string | number | null | undefined) ?? rootPid)

/**
 * The levels that a change touches, by the id of their parent: those the rows are in or moved to, and those that their
 * parents are in, since a parent's `has_children` may have changed. `known` are the rows seen so far.
 */
export function touchedLevels(
  known: readonly Row[],
  changed: readonly Readonly<Record<string, unknown>>[],
  key = 'id',
): Set<string> {
  const touched = new Set<string>()
  for (const row of changed) {
    const level = pidOf(row)
    touched.add(level)
    const parent = known.find((row) => levelOf(row, key) === level)
    if (parent) touched.add(pidOf(parent))
  }
  return touched
}

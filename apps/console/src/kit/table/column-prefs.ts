import type { NamedColumn } from '../list/column.ts'

export type Pin = 'left' | 'right'

/** How a reader has set the columns of a screen; empty as the screen was made. */
export interface ColumnPrefs {
  /** Columns that the reader has hidden (false) or asked for (true). */
  shown: Readonly<Record<string, boolean>>
  order: readonly string[]
  /** '' is unpinned by the reader. */
  pinned: Readonly<Record<string, Pin | ''>>
}

export const noPrefs: ColumnPrefs = { shown: {}, order: [], pinned: {} }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The stored preferences, as far as they can be read. */
export function readPrefs(text: string | null): ColumnPrefs {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (!isRecord(stored)) return noPrefs
    return {
      shown: isRecord(stored.shown) ? (stored.shown as ColumnPrefs['shown']) : {},
      order: Array.isArray(stored.order) ? stored.order.map(String) : [],
      pinned: isRecord(stored.pinned) ? (stored.pinned as ColumnPrefs['pinned']) : {},
    }
  } catch {
    return noPrefs
  }
}

/** All columns in the reader's order; those that came after it was set stand behind their neighbour. */
export function inOrder(columns: readonly NamedColumn[], { order }: ColumnPrefs): NamedColumn[] {
  const known = order.flatMap((key) => columns.find((column) => column.key === key) ?? [])
  const result = [...known]
  columns.forEach((column, index) => {
    if (known.includes(column)) return
    const before = columns[index - 1]
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column)
  })
  return result
}

export const isShown = ({ key, hidden = false }: NamedColumn, { shown }: ColumnPrefs): boolean => shown[key] ?? !hidden

/** Where a column is pinned, by the reader or by the screen. */
export const pinOf = ({ key, fixed }: NamedColumn, { pinned }: ColumnPrefs): Pin | undefined =>
  pinned[key] === '' ? undefined : (pinned[key] ?? fixed)

/** Pins a column to a side, or takes off the pin that it has there. */
export const withPin = (column: NamedColumn, side: Pin, prefs: ColumnPrefs): ColumnPrefs => ({
  ...prefs,
  pinned: { ...prefs.pinned, [column.key]: pinOf(column, prefs) === side ? '' : side },
})

const pinRank = (pin: Pin | undefined): number => (pin === 'left' ? 0 : pin === undefined ? 1 : 2)

/** The columns on screen: those pinned left, the others, those pinned right. Never none. */
export function visibleColumns(columns: readonly NamedColumn[], prefs: ColumnPrefs): NamedColumn[] {
  const ordered = inOrder(columns, prefs)
  const shown = ordered.filter((column) => isShown(column, prefs))
  return (shown.length ? shown : ordered.slice(0, 1))
    .map((column) => ({ ...column, fixed: pinOf(column, prefs) }))
    .toSorted((a, b) => pinRank(a.fixed) - pinRank(b.fixed))
}

/** How one column stands on a screen: `pin` is empty for neither side. */
export interface ColumnPlace {
  key: string
  is_shown: boolean
  pin: Pin | ''
}

/** All columns as they stand on the screen, in their order. */
export const placesOf = (columns: readonly NamedColumn[], prefs: ColumnPrefs): ColumnPlace[] =>
  inOrder(columns, prefs).map((column) => ({
    key: column.key,
    is_shown: isShown(column, prefs),
    pin: pinOf(column, prefs) ?? '',
  }))

/** The settings that put the columns into these places. */
export const prefsOf = (places: readonly ColumnPlace[]): ColumnPrefs => ({
  shown: Object.fromEntries(places.map(({ key, is_shown }) => [key, is_shown])),
  order: places.map(({ key }) => key),
  pinned: Object.fromEntries(places.map(({ key, pin }) => [key, pin])),
})

/** Whether two settings show the same. */
export const looksSame = (columns: readonly NamedColumn[], one: ColumnPrefs, other: ColumnPrefs): boolean =>
  JSON.stringify(placesOf(columns, one)) === JSON.stringify(placesOf(columns, other))

/** The order after a column moved to the place of another. */
export function moved(keys: readonly string[], from: number, to: number): string[] {
  const next = [...keys]
  const [key] = next.splice(from, 1)
  if (key !== undefined) next.splice(to, 0, key)
  return next
}

import type { FormValues } from '../fields/spec.ts'

/** A field of a form that someone else changed while it was filled in. */
export interface ChangedField {
  name: string
  was: unknown
  now: unknown
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Members in the order of their names, so that equal values are equal texts. */
const textOf = (value: unknown): string =>
  JSON.stringify(isBlank(value) ? '' : value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

export const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b)

/** The fields in which two states of a form's record differ. */
export const changedFields = (was: FormValues, now: FormValues): ChangedField[] =>
  [...new Set([...Object.keys(was), ...Object.keys(now)])]
    .filter((name) => !isSame(was[name], now[name]))
    .map((name) => ({ name, was: was[name], now: now[name] }))

/** Of those the values that the form takes over: where the reader has typed nothing of their own. */
export const takenOver = (changes: readonly ChangedField[], typed: FormValues): FormValues =>
  Object.fromEntries(changes.filter(({ name, was }) => isSame(typed[name], was)).map(({ name, now }) => [name, now]))

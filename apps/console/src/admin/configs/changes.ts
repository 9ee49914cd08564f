import type { FormValues } from '../../kit/fields/spec.ts'

type Values = Readonly<Record<string, unknown>>

/** A value in its wire form: empty values are empty strings, numbers are strings. */
function wireOf(value: unknown): unknown {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wireOf(part)]))
}

/** A value normalised for comparison: without its empty parts. */
function essence(value: unknown): string {
  const wire = wireOf(value)
  if (typeof wire !== 'object' || wire === null) return JSON.stringify(wire)
  const parts = Object.entries(wire).filter(([, part]) => part !== '')
  return JSON.stringify(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** What a settings form sends: the values that differ from the saved ones, in their wire form. */
export const changesOf = (shown: FormValues, saved: Values): FormValues =>
  Object.fromEntries(
    Object.entries(shown)
      .filter(([name, value]) => essence(value) !== essence(saved[name]))
      .map(([name, value]) => [name, wireOf(value)]),
  )

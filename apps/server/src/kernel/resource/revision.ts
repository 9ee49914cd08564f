import { createHash } from 'node:crypto'
import { fail } from '../fail.ts'
import type { Form } from './spec.ts'

/** The same text for the same value: members in the order of their names. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Names the state of a form's fields: equal fields, equal revision (docs/decisions/0092). */
export const revisionOf = (fields: Form): string =>
  createHash('sha256').update(canonical(fields)).digest('base64url').slice(0, 22)

/** The fields of these names, as far as there are any. */
export const pickFields = (fields: Form, names: readonly string[]): Form =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))

/**
 * Refuses a form that was opened on other fields than those now stored: FORM_STALE. The row must be locked, so that two
 * saves come one after the other. A call without a revision changes the fields that it names, whatever they were.
 */
export function refuseStale(revision: string | undefined, stored: Form): void {
  if (revision !== undefined && revision !== revisionOf(stored)) fail('FORM_STALE')
}

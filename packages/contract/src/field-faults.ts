import type * as z from 'zod/mini'
import { isErrorKey, type ErrorKey } from './errors.ts'

type Issue = z.core.$ZodIssue

/** A custom check's message is a key of the error dictionary; zod's built-in issues are mapped to ours. */
function keyOf(issue: Issue): ErrorKey {
  if (isErrorKey(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return 'INVALID'
    case 'invalid_value':
      return 'CHOICE_INVALID'
    case 'too_small':
      return 'TOO_SMALL'
    case 'too_big':
      return 'TOO_BIG'
    default:
      return 'INVALID'
  }
}

/** Limits the answer to a body full of errors. */
const maxFields = 50

/** Maps a shape's issues to fields of the input: `name.zh-cn` → error key, at most 50 (rules §12). */
export function fieldFaults(issues: readonly Issue[], at: unknown): Record<string, ErrorKey> {
  const fields: Record<string, ErrorKey> = {}
  for (const issue of issues.slice(0, maxFields)) {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, maxFields)) fields[path ? `${path}.${key}` : key] ??= 'UNKNOWN_KEY'
    } else {
      const given = issue.path.reduce<unknown>(
        (value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part],
        at,
      )
      fields[path] ??= given === undefined || given === null ? 'REQUIRED' : keyOf(issue)
    }
  }
  return Object.fromEntries(Object.entries(fields).slice(0, maxFields))
}

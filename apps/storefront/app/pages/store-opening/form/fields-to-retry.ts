import { CallError } from '@fangshi/contract/client'
import { wireField, type DraftField } from './draft.ts'

/** The fields of refusals that name none. */
export const fieldsAt = { AREA_INVALID: 'area' } as const

/** The fields to save again after a failure: all if there was no answer, otherwise those the answer does not reject. */
export function fieldsToRetry(error: unknown, fields: readonly DraftField[]): DraftField[] {
  if (!(error instanceof CallError) || error.code >= 500) return [...fields]
  const refused = new Set(Object.keys(error.fields).map((path) => path.split(/[.[]/)[0]))
  // A district that is still being chosen keeps nothing else from being saved.
  const named = fieldsAt[error.key as keyof typeof fieldsAt]
  if (named) refused.add(named)
  return refused.size ? fields.filter((field) => !refused.has(wireField(field))) : []
}

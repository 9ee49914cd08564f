import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { showError } from './call.ts'

/** Whether a call failed because its target does not exist or belongs to someone else, or its id is malformed. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 404 || error.code === 422)

/**
 * For the `catch` of quiet calls whose page reports missing content itself: shows all other errors. Always rethrows.
 */
export function showUnlessMissing(error: unknown): never {
  if (!isMissing(error) && (error instanceof CallError || error instanceof NoAnswerError)) showError(error)
  throw error
}

import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { tellError } from './api.ts'

/** Whether a call was refused because what it names is not there, or not one's own; also for a name that cannot be one. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 404 || error.code === 422)

/** For the `catch` of quiet calls whose page says by itself that something is missing: tells of every other error. Always throws. */
export function tellUnlessMissing(error: unknown): never {
  if (!isMissing(error) && (error instanceof CallError || error instanceof NoAnswerError)) tellError(error)
  throw error
}

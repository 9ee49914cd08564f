import { CallError, NoAnswerError } from '@fangshi/contract/client'
import type { ErrorKey } from '@fangshi/contract/errors'

/** A server or a proxy that failed on the way, and a twin of the call that still runs. */
const uncertain: ReadonlySet<ErrorKey> = new Set(['INTERNAL', 'BUSY', 'REQUEST_IN_PROGRESS'])

/** Whether a call that failed may have taken effect all the same; then only the same call may be sent again. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof NoAnswerError || (error instanceof CallError && uncertain.has(error.key))

import { CallError } from '@fangshi/contract/client'
import { areaOf } from '../areas/areas.ts'
import { showError } from './notices.ts'
import { hasSession, loseSession } from './session.ts'

/**
 * For quiet reads of pages on which nothing is typed: when they fail because the session of the page has ended, the login
 * opens, as it does after other calls. The error is thrown on.
 */
export function leaveEndedSession(error: unknown): never {
  const area = areaOf(location.pathname)
  if (error instanceof CallError && error.code === 401 && area && hasSession(area)) {
    showError(error.message)
    loseSession(area)
  }
  throw error
}

import { CallError } from '@fangshi/contract/client'
import { areaOf } from '../areas/areas.ts'
import { showError } from './notices.ts'
import { hasSession, loseSession } from './session.ts'

/**
 * What a failed read means for the page: when it failed because the session of the page has ended, the login opens, once for
 * all reads that fail so. Others show their error themselves.
 */
export function leaveEndedSession(error: unknown): void {
  const area = areaOf(location.pathname)
  if (!(error instanceof CallError) || error.code !== 401 || !area || !hasSession(area)) return
  showError(error.message)
  loseSession(area)
}

import { createSocketHub } from '@fangshi/contract/socket-hub'
import { socketTicket } from '@fangshi/contract/socket'
import { call } from '~/api/call.ts'

/** The socket of the page (rules §10). Only what loads late imports this. */
export const socket = createSocketHub(() => call(socketTicket, {}, { quiet: true }), { origin: () => location.origin })

if (typeof window !== 'undefined') {
  window.addEventListener('online', socket.wake)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && socket.wake())
}

import { adminSocketTicket, sellerSocketTicket } from '@fangshi/contract/socket'
import { createSocketHub, type SocketHub } from '@fangshi/contract/socket-hub'
import { call } from './api.ts'

function hubOf(route: typeof sellerSocketTicket | typeof adminSocketTicket): SocketHub {
  const hub = createSocketHub(() => call(route, {}, { quiet: true }), { origin: () => location.origin })
  window.addEventListener('online', hub.wake)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hub.wake())
  return hub
}

/** The socket of the page in each back office (rules §10). */
export const sockets = { Admin: hubOf(adminSocketTicket), Seller: hubOf(sellerSocketTicket) } as const

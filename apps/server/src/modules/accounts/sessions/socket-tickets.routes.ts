import { adminSocketTicket, sellerSocketTicket, socketTicket } from '@fangshi/contract/socket'
import { on } from '../../../kernel/http/on.ts'
import { mintSocketTicket } from './socket-tickets.ts'

/** Tickets for the socket, in all three areas. */
export const socketTicketRoutes = [
  on(socketTicket, ({ ctx, who }) => mintSocketTicket(ctx.db, ctx, who)),
  on(sellerSocketTicket, ({ ctx, who }) => mintSocketTicket(ctx.db, ctx, who)),
  on(adminSocketTicket, ({ ctx, who }) => mintSocketTicket(ctx.db, ctx, who)),
]

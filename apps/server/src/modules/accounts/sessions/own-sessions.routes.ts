import * as contract from '@fangshi/contract/sessions'
import { act } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import { endOwnOtherSessions, endOwnSession, ownSessions } from './own-sessions.ts'

/** One's own sessions, in all three areas. */
export const ownSessionRoutes = [
  on(contract.listSessions, ({ ctx, who }) => ownSessions(ctx, who)),
  act(contract.endSession, endOwnSession),
  act(contract.endOtherSessions, endOwnOtherSessions, ({ after }) => after),
  on(contract.listSellerSessions, ({ ctx, who }) => ownSessions(ctx, who)),
  act(contract.endSellerSession, endOwnSession),
  act(contract.endOtherSellerSessions, endOwnOtherSessions, ({ after }) => after),
  on(contract.listAdminSessions, ({ ctx, who }) => ownSessions(ctx, who)),
  act(contract.endAdminSession, endOwnSession),
  act(contract.endOtherAdminSessions, endOwnOtherSessions, ({ after }) => after),
]

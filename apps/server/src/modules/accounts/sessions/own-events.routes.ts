import { ownEvents } from '@fangshi/contract/events'
import { on } from '../../../kernel/http/on.ts'

export const ownEventsRoutes = [
  on(ownEvents, async ({ ctx, who, ip }) =>
    ctx.events.open({ area: who.area, account_id: who.user_id, session_id: who.session_id, ip }),
  ),
]

import { demoInbox } from '@fangshi/contract/accounts'
import { formatDateTime } from '@fangshi/contract/time'
import { fail } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import { lastOfInbox } from './inbox.db.ts'

export const messagesRoutes = [
  on(demoInbox, async ({ ctx }) => {
    if (ctx.config.mode !== 'demo') fail('NOT_FOUND')
    const rows = await lastOfInbox(ctx.db)
    return rows.map((row) => ({ ...row, created_at: formatDateTime(row.created_at) }))
  }),
]

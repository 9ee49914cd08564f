import { disputeChat } from '@fangshi/contract/chats-backoffice'
import { fail } from '../../kernel/fail.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { on } from '../../kernel/http/on.ts'
import { chatOfDispute } from './chats.db.ts'
import { messagesBefore } from './messages.db.ts'
import { showMessages } from './show-chat.ts'

const pageSize = 50

/** The conversation of a dispute, as an administrator reads it; each look is in the audit log (rules §10). */
export const chatAdmin = [
  on(disputeChat, async ({ ctx, who, locale, params: { id }, query: { before = 2_147_483_647 }, audit }) => {
    const chat = await chatOfDispute(ctx.db, id)
    if (chat === undefined) return fail('NOT_FOUND')
    const found = chat ? await messagesBefore(ctx.db, chat.id, before, pageSize + 1) : []
    await inTx(ctx.db, (tx) => audit(tx, { target: id, after: { chat_id: chat?.id ?? null } }))
    const reader = { db: ctx.db, who, locale, now: ctx.now() }
    return { data: await showMessages(found.slice(-pageSize), reader), has_more: found.length > pageSize }
  }),
]

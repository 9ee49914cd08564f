import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Seller } from '../../kernel/http/who.ts'
import { chatOf, lockChat, setAssignee, staffOf } from './chats.db.ts'
import { insertMessage } from './messages.db.ts'
import { answerRight, partyOf } from './party.ts'
import { notifyChat } from './notify-chat.ts'

/**
 * Assigns a conversation to an account of the store; a line in the conversation says so. Throws CHAT_NOT_FOUND, and NOT_FOUND for
 * somebody who may not answer.
 */
export async function transferChat(
  tx: Tx,
  ctx: Context,
  who: Seller,
  { id, user_id }: { id: number; user_id: number },
) {
  const party = partyOf(who)
  const before = (await lockChat(tx, id, party)) ?? fail('CHAT_NOT_FOUND')
  const colleague =
    (await staffOf(tx, who.store_id, answerRight)).find((one) => one.user_id === user_id) ?? fail('NOT_FOUND')
  if (before.assignee_id !== user_id) {
    await setAssignee(tx, id, user_id)
    const line = { side: 'system', kind: 'system', event: 'transferred', event_name: colleague.name } as const
    const { seq } = await insertMessage(tx, id, line, ctx.now())
    notifyChat(tx, before, { what: 'message', seq })
  }
  const chat = (await chatOf(tx, id, party))!
  return { chat, target: id, before: { assignee_id: before.assignee_id }, after: { assignee_id: user_id } }
}

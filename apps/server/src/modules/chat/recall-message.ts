import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Seller, Shopper } from '../../kernel/http/who.ts'
import { lockChat } from './chats.db.ts'
import { recallUntil } from './message.ts'
import { blankMessage, messageAt, type MessageRow } from './messages.db.ts'
import { partyOf } from './party.ts'
import { notifyChat } from './notify-chat.ts'

/**
 * Recalls a message that the caller sent, within two minutes; a recalled one stays recalled. Throws CHAT_NOT_FOUND, NOT_FOUND
 * for one that somebody else sent, RECALL_TOO_LATE.
 */
export async function recallMessage(
  tx: Tx,
  ctx: Context,
  who: Shopper | Seller,
  { id, seq }: { id: number; seq: number },
): Promise<{ message: MessageRow; target: number; before: object; after: object }> {
  const chat = (await lockChat(tx, id, partyOf(who))) ?? fail('CHAT_NOT_FOUND')
  const before = await messageAt(tx, id, seq)
  if (!before || before.sender_id !== who.user_id) return fail('NOT_FOUND')
  const record = { target: id, before: { seq, is_recalled: false }, after: { seq, is_recalled: true } }
  if (before.recalled_at) return { message: before, ...record }
  if (ctx.now() > recallUntil(before.created_at)) fail('RECALL_TOO_LATE')
  const message = (await blankMessage(tx, id, seq, ctx.now()))!
  notifyChat(tx, chat, { what: 'recall', seq })
  return { message, ...record }
}

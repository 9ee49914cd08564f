import type { ChatMarks } from '@fangshi/contract/chat-shapes'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Seller, Shopper } from '../../kernel/http/who.ts'
import { chatOf, lockChat, setMarks } from './chats.db.ts'
import { partyOf, sideOf } from './party.ts'
import { marksOf } from './show-chat.ts'
import { notifyChat } from './notify-chat.ts'

/** Moves the marks of the caller's side forward and notifies the other side's pages if they moved. Throws CHAT_NOT_FOUND. */
export async function markChat(
  tx: Tx,
  _ctx: Context,
  who: Shopper | Seller,
  { id, delivered = 0, read = 0 }: { id: number; delivered?: number | undefined; read?: number | undefined },
): Promise<ChatMarks> {
  const party = partyOf(who)
  const before = (await lockChat(tx, id, party)) ?? fail('CHAT_NOT_FOUND')
  await setMarks(tx, id, sideOf(who), delivered, read)
  const after = (await chatOf(tx, id, party))!
  const [was, is] = [marksOf(before), marksOf(after)]
  if (JSON.stringify(was) !== JSON.stringify(is)) notifyChat(tx, after, { what: 'read', marks: is })
  return is
}

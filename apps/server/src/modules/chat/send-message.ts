import type { NewMessage } from '@fangshi/contract/chat-shapes'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Seller, Shopper } from '../../kernel/http/who.ts'
import { isOwnPicture } from '../files/public.ts'
import { goodsOfStore, orderCards } from './cards.db.ts'
import { lockToSend, type AwayRow, type TalkRow } from './chats.db.ts'
import { isOpenAt } from './hours.ts'
import { awayMs, contentFaults, maxMessages, messagesMs } from './message.ts'
import { insertMessage, messageSent, sentSince, setAway, type MessageRow } from './messages.db.ts'
import { partyOf, sideOf } from './party.ts'
import { notifyChat } from './notify-chat.ts'

/** A picture is the sender's own upload, goods are the store's, an order is the shopper's from that store. */
async function checkContent(tx: Tx, who: Shopper | Seller, chat: TalkRow, message: NewMessage): Promise<void> {
  const faults = contentFaults(message)
  if (Object.keys(faults).length) failFields(faults)
  const { image, goods_id, order_id } = message
  const owner =
    who.area === 'Home' ? { kind: 'user' as const, id: who.user_id } : { kind: 'store' as const, id: who.store_id }
  if (image && !(await isOwnPicture(tx, owner, image))) failFields({ image: 'FILE_ADDRESS_INVALID' })
  if (goods_id && !(await goodsOfStore(tx, goods_id, chat.store_id))) fail('GOODS_NOT_FOUND')
  if (order_id) {
    const order = (await orderCards(tx, [order_id])).get(order_id)
    if (order?.user_id !== chat.user_id || order.store_id !== chat.store_id) fail('ORDER_NOT_FOUND')
  }
}

/** Answers a shopper who writes out of hours, at most every four hours. */
async function answerOutOfHours(tx: Tx, ctx: Context, chat: TalkRow & AwayRow): Promise<void> {
  const now = ctx.now()
  if (chat.away_at && now.getTime() - chat.away_at.getTime() < awayMs) return
  if (!chat.away?.['zh-cn'] || isOpenAt(chat, now)) return
  await insertMessage(tx, chat.id, { side: 'store', kind: 'text', auto_text: chat.away }, now)
  await setAway(tx, chat.id, now)
}

/**
 * Sends a message. If the sender has already sent one with this id, that one is returned unchanged. Throws CHAT_NOT_FOUND,
 * CHAT_MUTED, TOO_MANY_REQUESTS beyond 20 in 10 seconds, GOODS_NOT_FOUND, ORDER_NOT_FOUND, and faults of fields.
 */
export async function sendMessage(
  tx: Tx,
  ctx: Context,
  who: Shopper | Seller,
  { id, ...message }: NewMessage & { id: number },
): Promise<MessageRow> {
  const chat = (await lockToSend(tx, id, partyOf(who))) ?? fail('CHAT_NOT_FOUND')
  const now = ctx.now()
  const since = new Date(now.getTime() - messagesMs)
  const { count, first, is_sent } = await sentSince(tx, who.user_id, since, id, message.client_id)
  if (is_sent) return (await messageSent(tx, id, who.user_id, message.client_id))!
  const side = sideOf(who)
  if (side === 'shopper' && chat.muted_at) fail('CHAT_MUTED', { reason: chat.mute_reason })
  if (count >= maxMessages) {
    const retry_after = Math.max(1, Math.ceil(((first?.getTime() ?? 0) + messagesMs - now.getTime()) / 1000))
    fail('TOO_MANY_REQUESTS', { retry_after })
  }
  await checkContent(tx, who, chat, message)
  const sent = await insertMessage(tx, id, { ...message, side, sender_id: who.user_id }, now)
  if (side === 'shopper') await answerOutOfHours(tx, ctx, chat)
  notifyChat(tx, chat, { what: 'message', seq: sent.seq })
  return sent
}

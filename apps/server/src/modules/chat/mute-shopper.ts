import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Seller } from '../../kernel/http/who.ts'
import { chatOf, lockChat, setMuted, type ChatRow } from './chats.db.ts'
import { partyOf } from './party.ts'
import { notifyChat } from './notify-chat.ts'

interface MuteChange {
  chat: ChatRow
  target: number
  before: object
  after: object
}

async function setMutedFor(tx: Tx, ctx: Context, who: Seller, id: number, reason: string | null): Promise<MuteChange> {
  const party = partyOf(who)
  const { user_id, mute_reason } = (await lockChat(tx, id, party)) ?? fail('CHAT_NOT_FOUND')
  await setMuted(tx, id, reason === null ? null : { at: ctx.now(), reason })
  const chat = (await chatOf(tx, id, party))!
  notifyChat(tx, chat, { what: 'chat' })
  return { chat, target: id, before: { user_id, mute_reason }, after: { user_id, mute_reason: chat.mute_reason } }
}

/** Mutes a shopper, who sees the reason. Throws CHAT_NOT_FOUND. */
export const muteShopper = (tx: Tx, ctx: Context, who: Seller, { id, reason }: { id: number; reason: string }) =>
  setMutedFor(tx, ctx, who, id, reason)

/** Unmutes a shopper. Throws CHAT_NOT_FOUND. */
export const unmuteShopper = (tx: Tx, ctx: Context, who: Seller, { id }: { id: number }) =>
  setMutedFor(tx, ctx, who, id, null)

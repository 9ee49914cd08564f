import { randomUUID } from 'node:crypto'
import type { MessageKind } from '@fangshi/contract/chat-shapes'
import * as contract from '@fangshi/contract/chats-by-form'
import type { Context } from '../../context.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import { on, type MountedRoute } from '../../kernel/http/on.ts'
import type { Seller, Shopper } from '../../kernel/http/who.ts'
import { allow, lacksSecondFactor } from '../access/public.ts'
import { authenticate } from '../accounts/public.ts'
import { authenticateSeller } from '../stores/public.ts'
import { chatBetween, chatsOfShopper, chatsOfStore, type ChatRow } from './chats.db.ts'
import { openChat, openStoreChat } from './open-chat.ts'
import { answerRight, readRight } from './party.ts'
import { readMessages } from './read-chats.ts'
import { sendMessage } from './send-message.ts'
import { showChats, showMessages, showStoreChats, type Reader } from './show-chat.ts'

/** The calls that the product names (spec §7); the token comes with the form. */

type CallerQuery = { token?: string | undefined; rtype?: 'stores' | 'users' | undefined }

/** Who calls: a shopper talks with stores, one of the staff with `users`. Throws NOT_LOGGED_IN, SECOND_FACTOR_MISSING, FORBIDDEN. */
async function callerOf(
  ctx: Context,
  { token = '', rtype = 'stores' }: CallerQuery,
  right: string,
): Promise<Shopper | Seller> {
  if (!/^[\w-]{20,200}$/.test(token)) return fail('NOT_LOGGED_IN')
  const holder = await (rtype === 'stores' ? authenticate(ctx, 'Home', token) : authenticateSeller(ctx, token))
  if (!holder) return fail('NOT_LOGGED_IN')
  const { who } = holder
  if (who.area === 'Admin') return fail('NOT_LOGGED_IN')
  if (who.area === 'Seller') {
    if (await lacksSecondFactor(ctx.db, who)) fail('SECOND_FACTOR_MISSING')
    if (!(await allow(ctx.db, who, right))) fail('FORBIDDEN')
  }
  return who
}

/** The id of the conversation with whom the call names. Throws CHAT_NOT_FOUND. */
async function chatWith({ db }: Context, who: Shopper | Seller, rid: number): Promise<number> {
  const found = who.area === 'Home' ? chatBetween(db, who.user_id, rid) : chatBetween(db, rid, who.store_id)
  return (await found) ?? fail('CHAT_NOT_FOUND')
}

type Of<W> = Omit<Reader, 'who'> & { who: W }
const isShoppers = (reader: Of<Shopper | Seller>): reader is Of<Shopper> => reader.who.area === 'Home'

async function showFriends(rows: readonly ChatRow[], reader: Of<Shopper | Seller>) {
  if (isShoppers(reader)) {
    return (await showChats(rows, reader)).map(({ id, store_id, store_name, store_logo, unread, last, last_at }) => ({
      id,
      rid: store_id,
      rtype: 'stores' as const,
      name: store_name,
      image: store_logo,
      unread,
      last,
      last_at,
    }))
  }
  const seller = { ...reader, who: reader.who as Seller }
  return (await showStoreChats(rows, seller)).map(({ id, user_id, nickname, avatar, unread, last, last_at }) => ({
    id,
    rid: user_id,
    rtype: 'users' as const,
    name: nickname,
    image: avatar,
    unread,
    last,
    last_at,
  }))
}

/** What a message of the call holds, by its kind. Throws faults of `content`. */
function contentOf({ content_type: kind, content }: { content_type: MessageKind; content: string }) {
  if (kind === 'text') return { kind, text: content }
  if (kind === 'image') return { kind, image: content }
  const id = /^[1-9]\d{0,14}$/.test(content) ? Number(content) : failFields({ content: 'INVALID' })
  return kind === 'goods' ? { kind, goods_id: id } : { kind, order_id: id }
}

export const chatCalls: MountedRoute[] = [
  on(contract.chatAdd, async ({ ctx, body, locale }) => {
    const who = await callerOf(ctx, body, answerRight)
    const row = await inTx(ctx.db, (tx) =>
      who.area === 'Home'
        ? openChat(tx, ctx, who, { store_id: body.rid })
        : openStoreChat(tx, ctx, who, { user_id: body.rid }),
    )
    const [shown] = await showFriends([row], { db: ctx.db, who, locale, now: ctx.now() })
    return shown!
  }),
  on(contract.chatFriends, async ({ ctx, body, locale }) => {
    const who = await callerOf(ctx, body, readRight)
    const rows =
      who.area === 'Home' ? chatsOfShopper(ctx.db, who.user_id, null, 30) : chatsOfStore(ctx.db, who, 'all', null, 30)
    return showFriends(await rows, { db: ctx.db, who, locale, now: ctx.now() })
  }),
  on(contract.chatContent, async ({ ctx, body, locale }) => {
    const who = await callerOf(ctx, body, readRight)
    const id = await chatWith(ctx, who, body.rid)
    const reader = { db: ctx.db, who, locale, now: ctx.now() } as Of<Shopper>
    const { data, has_more } = await readMessages(reader, id, { before: body.before })
    return { data: data.toReversed(), has_more }
  }),
  on(contract.chatSend, async ({ ctx, body, locale }) => {
    const who = await callerOf(ctx, body, answerRight)
    const id = await chatWith(ctx, who, body.rid)
    const client_id = body.client_id ?? randomUUID()
    const row = await inTx(ctx.db, (tx) => sendMessage(tx, ctx, who, { id, client_id, ...contentOf(body) }))
    const [shown] = await showMessages([row], { db: ctx.db, who, locale, now: ctx.now() })
    return shown!
  }),
]

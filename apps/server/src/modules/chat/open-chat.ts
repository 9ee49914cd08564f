import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Seller, Shopper } from '../../kernel/http/who.ts'
import { ownStores } from '../stores/public.ts'
import { orderCards } from './cards.db.ts'
import { chatOf, isKnownShopper, isTalkingStore, putChat, type ChatRow } from './chats.db.ts'
import { insertMessage } from './messages.db.ts'
import { partyOf } from './party.ts'
import { settingsOf } from './settings.db.ts'

/**
 * The conversation of the shopper with a store, which begins with the store's greeting when it is new. Throws
 * STORE_NOT_FOUND, CHAT_WITH_OWN_STORE.
 */
export async function openChat(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { store_id }: { store_id: number },
): Promise<ChatRow> {
  if (!(await isTalkingStore(tx, store_id))) fail('STORE_NOT_FOUND')
  if ((await ownStores(tx, who.user_id, [store_id])).has(store_id)) fail('CHAT_WITH_OWN_STORE')
  const { id, isNew } = await putChat(tx, who.user_id, store_id, ctx.now())
  if (isNew) {
    const { greeting } = await settingsOf(tx, store_id)
    if (greeting['zh-cn']) await insertMessage(tx, id, { side: 'store', kind: 'text', auto_text: greeting }, ctx.now())
  }
  return (await chatOf(tx, id, partyOf(who)))!
}

/** The shopper of an order of a store. Throws NOT_FOUND. */
async function shopperOf(tx: Tx, storeId: number, orderId: number): Promise<number> {
  const order = (await orderCards(tx, [orderId])).get(orderId)
  return order?.store_id === storeId ? order.user_id : fail('NOT_FOUND')
}

/**
 * The conversation of the store with a shopper who has talked with it or ordered from it, who is named by an own id or by that of
 * an order. Throws NOT_FOUND.
 */
export async function openStoreChat(
  tx: Tx,
  ctx: Context,
  who: Seller,
  { user_id, order_id }: { user_id?: number | undefined; order_id?: number | undefined },
): Promise<ChatRow> {
  const shopper = user_id ?? (await shopperOf(tx, who.store_id, order_id ?? 0))
  if (!(await isKnownShopper(tx, shopper, who.store_id))) fail('NOT_FOUND')
  const { id } = await putChat(tx, shopper, who.store_id, ctx.now())
  return (await chatOf(tx, id, partyOf(who)))!
}

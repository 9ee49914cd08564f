import type { Seller, Shopper } from '../../kernel/http/who.ts'
import type { Party } from './chats.db.ts'

/** The rights of a store's accounts to read conversations, which notifications of them also need, and to answer. */
export const readRight = 'Seller.chats.index'
export const answerRight = 'Seller.chats.send'

/** The party whose conversations the caller sees. */
export const partyOf = (who: Shopper | Seller): Party =>
  who.area === 'Home' ? { user_id: who.user_id, store_id: null } : { user_id: null, store_id: who.store_id }

/** The side of a conversation on which the caller is. */
export const sideOf = (who: Shopper | Seller): 'shopper' | 'store' => (who.area === 'Home' ? 'shopper' : 'store')

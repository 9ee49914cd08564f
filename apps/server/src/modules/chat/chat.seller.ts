import * as contract from '@fangshi/contract/chats-backoffice'
import { accountsOnline } from '../../kernel/events/presence.ts'
import { act } from '../../kernel/http/act.ts'
import { on, type CallOf, type MountedRoute } from '../../kernel/http/on.ts'
import type { Tx } from '../../kernel/db/db.ts'
import type { Seller } from '../../kernel/http/who.ts'
import { countsOfStore, staffOf, type ChatRow } from './chats.db.ts'
import { markChat } from './mark-chat.ts'
import { muteShopper, unmuteShopper } from './mute-shopper.ts'
import { openStoreChat } from './open-chat.ts'
import { answerRight } from './party.ts'
import { listOfStore, readCards, readMessages, readStoreChat } from './read-chats.ts'
import { recallMessage } from './recall-message.ts'
import { saveChatSettings, showSettings } from './save-settings.ts'
import { sendMessage } from './send-message.ts'
import { settingsOf } from './settings.db.ts'
import { showMessages, showStoreChats } from './show-chat.ts'
import { transferChat } from './transfer-chat.ts'
import type { MessageRow } from './messages.db.ts'

type Call = Pick<CallOf<typeof contract.listStoreChats>, 'ctx' | 'locale'> & { who: Seller; tx?: Tx | undefined }
const reader = ({ ctx, who, locale, tx }: Call) => ({ db: tx ?? ctx.db, who, locale, now: ctx.now() })
const showOne = async (row: ChatRow, call: Call) => (await showStoreChats([row], reader(call)))[0]!
const showMessage = async (row: MessageRow, call: Call) => (await showMessages([row], reader(call)))[0]!

/** Conversations as stores have them. */
export const chatSeller: MountedRoute[] = [
  on(contract.listStoreChats, (call) => listOfStore(reader(call), call.query)),
  act(contract.openStoreChat, openStoreChat, showOne),
  on(contract.storeChatsUnread, ({ ctx, who }) => countsOfStore(ctx.db, who.store_id)),
  on(contract.showStoreChat, (call) => readStoreChat(reader(call), call.params.id)),
  on(contract.storeChatMessages, (call) => readMessages(reader(call), call.params.id, call.query)),
  act(contract.sendStoreMessage, sendMessage, showMessage),
  act(contract.recallStoreMessage, recallMessage, ({ message }, call) => showMessage(message, call)),
  act(contract.markStoreChat, markChat, (marks) => marks),
  on(contract.storeChatCards, (call) => readCards(reader(call), call.params.id, call.query)),
  act(contract.muteShopper, muteShopper, ({ chat }, call) => showOne(chat, call)),
  act(contract.unmuteShopper, unmuteShopper, ({ chat }, call) => showOne(chat, call)),
  on(contract.chatStaff, async ({ ctx, who }) => {
    const staff = await staffOf(ctx.db, who.store_id, answerRight)
    const online = await accountsOnline(
      ctx.db,
      'Seller',
      staff.map(({ user_id }) => user_id),
    )
    return staff.map((one) => ({ ...one, is_online: online.has(one.user_id), is_own: one.user_id === who.user_id }))
  }),
  act(contract.transferChat, transferChat, ({ chat }, call) => showOne(chat, call)),
  on(contract.chatSettings, async ({ ctx, who }) => showSettings(await settingsOf(ctx.db, who.store_id))),
  act(contract.saveChatSettings, saveChatSettings, ({ row }) => showSettings(row)),
]

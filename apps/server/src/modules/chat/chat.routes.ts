import * as contract from '@fangshi/contract/chats'
import { act } from '../../kernel/http/act.ts'
import { on, type CallOf, type MountedRoute } from '../../kernel/http/on.ts'
import type { Shopper } from '../../kernel/http/who.ts'
import { unreadOf } from './chats.db.ts'
import { markChat } from './mark-chat.ts'
import { openChat } from './open-chat.ts'
import { listOwn, readCards, readChat, readMessages } from './read-chats.ts'
import { recallMessage } from './recall-message.ts'
import { sendMessage } from './send-message.ts'
import { showChats, showMessages } from './show-chat.ts'

type Call = Pick<CallOf<typeof contract.listChats>, 'ctx' | 'locale'> & { who: Shopper }
const reader = ({ ctx, who, locale }: Call) => ({ db: ctx.db, who, locale, now: ctx.now() })

/** Conversations as shoppers have them. */
export const chatRoutes: MountedRoute[] = [
  on(contract.listChats, (call) => listOwn(reader(call), call.query.before)),
  act(contract.openChat, openChat, async (row, call) => (await showChats([row], { ...reader(call), db: call.tx }))[0]!),
  on(contract.chatsUnread, async ({ ctx, who }) => ({ unread: await unreadOf(ctx.db, who.user_id) })),
  on(contract.showChat, (call) => readChat(reader(call), call.params.id)),
  on(contract.chatMessages, (call) => readMessages(reader(call), call.params.id, call.query)),
  act(
    contract.sendMessage,
    sendMessage,
    async (row, call) => (await showMessages([row], { ...reader(call), db: call.tx }))[0]!,
  ),
  act(
    contract.recallMessage,
    recallMessage,
    async ({ message }, call) => (await showMessages([message], { ...reader(call), db: call.tx }))[0]!,
  ),
  act(contract.markChat, markChat, (marks) => marks),
  on(contract.chatCards, (call) => readCards(reader(call), call.params.id, call.query)),
]

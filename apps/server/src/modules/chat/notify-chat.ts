import type { SocketEvents } from '@fangshi/contract/socket'
import type { Tx } from '../../kernel/db/db.ts'
import { pushEvent } from '../../kernel/events/push-event.ts'
import { readRight } from './party.ts'

/** Notifies the open pages of both sides of a change in a conversation. */
export function notifyChat(
  tx: Tx,
  chat: { id: number; user_id: number; store_id: number },
  news: Omit<SocketEvents['chat'], 'chat_id'>,
): void {
  const data = { chat_id: chat.id, ...news }
  const shopper = { to: 'shopper', id: chat.user_id } as const
  const staff = { to: 'staff', store_id: chat.store_id, right: readRight } as const
  pushEvent(tx, [shopper, staff], 'chat', data)
}

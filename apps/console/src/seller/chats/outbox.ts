import { createChatOutbox } from '@fangshi/contract/chat-draft'
import { sendStoreMessage } from '@fangshi/contract/chats-backoffice'
import { upload } from '../../kit/fields/uploads/upload.ts'
import { call } from '../../session/api.ts'
import { sockets } from '../../session/socket.ts'

/** The messages of this tab that are on their way to shoppers. */
export const outbox = createChatOutbox({
  storage: sessionStorage,
  key: 'store_chat_outbox',
  send: (id, body, signal) => call(sendStoreMessage, { params: { id }, body }, { quiet: true, signal }),
  upload: (file) => upload(file, { area: 'Seller', kind: 'image' }),
})

// Messages that wait for a connection are sent again once there is one.
sockets.Seller.watch(() => sockets.Seller.isLive() && outbox.wake())
window.addEventListener('online', outbox.wake)

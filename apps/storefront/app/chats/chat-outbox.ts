import { createChatOutbox } from '@fangshi/contract/chat-draft'
import { sendMessage } from '@fangshi/contract/chats'
import { uploadHome } from '@fangshi/contract/files'
import { call } from '~/api/call.ts'
import { socket } from '~/events/socket.ts'

async function upload(file: File): Promise<string> {
  const body = new FormData()
  body.set('file', file, file.name)
  return call(uploadHome, { body }, { quiet: true })
}

/** The messages of this tab that are on their way. */
export const outbox = createChatOutbox({
  storage: sessionStorage,
  key: 'chat_outbox',
  send: (id, body, signal) => call(sendMessage, { params: { id }, body }, { quiet: true, signal }),
  upload,
})

// Messages that wait for a connection are sent again once there is one.
socket.watch(() => socket.isLive() && outbox.wake())
window.addEventListener('online', outbox.wake)

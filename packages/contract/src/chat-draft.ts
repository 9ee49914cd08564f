import { createOutbox, type Outbox, type OutboxEntry } from './chat-outbox.ts'
import type { ChatGoods, ChatMessage, ChatOrder, MessageKind, NewMessage } from './chat-shapes.ts'

/** A message as it was written: what is sent, and what of it is shown meanwhile. */
export interface ChatDraft {
  kind: MessageKind
  text?: string
  /** The address of the picture once it is uploaded. */
  image?: string
  goods?: ChatGoods
  order?: ChatOrder
  /** A picture that is not uploaded yet, and the address under which this page shows it. */
  file?: File
  preview?: string
}

export type ChatEntry = OutboxEntry<ChatDraft>

export interface ChatOutbox extends Outbox<ChatDraft> {
  write: (chatId: number, draft: ChatDraft) => void
  /** Tells what the server made of a message, before that leaves the outbox. */
  onSent: (listener: (chatId: number, message: ChatMessage) => void) => () => void
}

/** What is sent of a draft. */
export function bodyOf(clientId: string, { kind, text, image, goods, order }: ChatDraft): NewMessage {
  return {
    client_id: clientId,
    kind,
    ...(kind === 'text' ? { text } : {}),
    ...(kind === 'image' ? { image } : {}),
    ...(kind === 'goods' ? { goods_id: goods?.goods_id } : {}),
    ...(kind === 'order' ? { order_id: order?.order_id } : {}),
  }
}

/** What is shown of a draft, as of a message. */
export const shownDraft = ({ kind, text = '', image = '', preview, goods, order }: ChatDraft) => ({
  kind,
  text,
  image: preview ?? image,
  goods: goods ?? null,
  order: order ?? null,
})

/** What the page before left, of `storage`; nothing when it is not readable. */
function leftIn(storage: Storage, key: string): ChatEntry[] {
  try {
    return JSON.parse(storage.getItem(key) ?? '[]') as ChatEntry[]
  } catch {
    return []
  }
}

/**
 * The outbox of a front. Messages that are not sent when the page is left are kept in `storage` under `key`, those with a picture
 * that is not uploaded yet are not: a file cannot be kept.
 */
export function createChatOutbox(options: {
  storage: Storage
  key: string
  send: (chatId: number, body: NewMessage, signal: AbortSignal) => Promise<ChatMessage>
  upload: (file: File) => Promise<string>
}): ChatOutbox {
  const { storage, key, send, upload } = options
  const listeners = new Set<(chatId: number, message: ChatMessage) => void>()
  const outbox = createOutbox<ChatDraft>({
    left: leftIn(storage, key),
    keep(entries) {
      const kept = entries.filter(({ body }) => !body.file)
      if (kept.length) storage.setItem(key, JSON.stringify(kept))
      else storage.removeItem(key)
    },
    async send({ client_id, chat_id, body }) {
      // Kept with the draft, so that a second try does not upload it again.
      if (body.file) body.image ??= await upload(body.file)
      const message = await send(chat_id, bodyOf(client_id, body), AbortSignal.timeout(sendLimitMs))
      for (const listener of listeners) listener(chat_id, message)
    },
  })
  return {
    ...outbox,
    write: (chat_id, body) => outbox.add({ client_id: crypto.randomUUID(), chat_id, body }),
    onSent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Without an answer after so many ms a message is sent again. */
const sendLimitMs = 10_000

/** The messages of a conversation that wait, without those that have arrived while their answer is under way. */
export function waitingOf(
  entries: readonly ChatEntry[],
  chatId: number,
  messages: readonly ChatMessage[],
): ChatEntry[] {
  const own = entries.filter(({ chat_id }) => chat_id === chatId)
  if (!own.length) return own
  const arrived = new Set(messages.slice(-100).map(({ client_id }) => client_id))
  return own.filter(({ client_id }) => !arrived.has(client_id))
}

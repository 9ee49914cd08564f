import type { Chat, ChatMessage } from '@fangshi/contract/chat-shapes'
import { shortTime } from '@fangshi/contract/chat-timeline'
import { useChatTexts } from '~/chats/own-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { classNames } from '~/ui/class-names.ts'
import { Picture } from '~/ui/goods/picture.tsx'

/** What the last message says, in one line. */
function useLastLine(last: ChatMessage | null): string {
  const t = useChatTexts()
  if (!last) return ''
  if (last.is_recalled) return t(last.from === 'shopper' ? 'chat:recalledOwn' : 'chat:recalledOther')
  if (last.kind === 'image') return `[${t('chat:picture')}]`
  if (last.kind === 'goods') return `[${t('chat:goods')}] ${last.goods?.goods_name ?? ''}`
  if (last.kind === 'order') return `[${t('chat:order')}] ${last.order?.order_no ?? ''}`
  return last.event ? t('chat:transferred', { name: last.event.name }) : last.text
}

/** A conversation in the list. */
export function ChatRow({ chat, isChosen }: { chat: Chat; isChosen: boolean }) {
  const t = useChatTexts()
  const { id, store_name, store_logo, last_at, last, unread } = chat
  return (
    <li>
      <LocalLink
        to={links.chats(id)}
        aria-current={isChosen ? 'true' : undefined}
        preventScrollReset
        className={classNames(
          'flex items-center gap-3 p-3 hover:bg-sunken focus-visible:-outline-offset-2',
          isChosen && 'bg-brand-50',
        )}
      >
        <Picture
          src={store_logo}
          alt=""
          side={44}
          sizes="44px"
          largest={320}
          className="size-11 shrink-0 rounded-full border border-line object-cover"
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate font-medium">{store_name}</span>
            <time className="text-12 text-ink-2 tabular-nums">{last_at && shortTime(last_at)}</time>
          </span>
          <span className="flex items-center gap-2">
            <bdi className="min-w-0 flex-1 truncate text-13 text-ink-2">{useLastLine(last)}</bdi>
            {unread > 0 && (
              <span className="min-w-5 rounded-full bg-brand px-1 text-center text-12 text-on-brand tabular-nums">
                <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
                <span className="sr-only">{t('chat:unread', { count: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </LocalLink>
    </li>
  )
}

import { type Chat } from '@fangshi/contract/chat-shapes'
import { listChats, showChat } from '@fangshi/contract/chats'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '~/api/call.ts'
import { useChatTexts } from '~/chats/own-texts.ts'
import { Talk } from '~/chats/talk.tsx'
import { socket } from '~/events/socket.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { AlertSwitches } from './alert-switches.tsx'
import { ChatRow } from './chat-row.tsx'

function useChats() {
  const locale = useLocale()
  const client = useQueryClient()
  useEffect(() => socket.follow('chat', () => client.invalidateQueries({ queryKey: ['chats'] })), [client])
  return useInfiniteQuery({
    queryKey: ['chats', locale],
    queryFn: ({ pageParam, signal }) =>
      call(listChats, { query: pageParam ? { before: pageParam } : {} }, { quiet: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** The conversation that the address names, with the store's name above it. */
function ChosenTalk({ id }: { id: number }) {
  const t = useChatTexts()
  const locale = useLocale()
  const query = useQuery({
    queryKey: ['chat', id, locale],
    queryFn: ({ signal }) => call(showChat, { params: { id } }, { quiet: true, signal }),
  })
  return (
    <Loaded query={query} skeleton={<RowsSkeleton count={3} />}>
      {(chat: Chat) => (
        <>
          <header className="flex items-center gap-2 border-b border-line py-2 pr-3 pl-1 md:pl-4">
            <LocalLink
              to={links.chats()}
              aria-label={t('chat:back')}
              className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-sunken md:hidden"
            >
              <ChevronLeft size={22} />
            </LocalLink>
            <div className="min-w-0 flex-1">
              <h2 className="truncate font-medium">{chat.store_name}</h2>
              <p className="truncate text-12 text-ink-2">{t(chat.is_online ? 'chat:online' : 'chat:offline')}</p>
            </div>
            <ButtonLink size="s" className="min-h-11 md:min-h-8" to={links.store(chat.store_id)}>
              {t('chat:enterStore')}
            </ButtonLink>
          </header>
          <Talk chat={chat} />
        </>
      )}
    </Loaded>
  )
}

/** The conversations beside the chosen one; on phones one or the other. */
export default function OwnChats() {
  const t = useChatTexts()
  const query = useChats()
  const [search] = useSearchParams()
  const chosen = Number(search.get('id')) || undefined
  const chats = query.data?.pages.flatMap(({ data }) => data) ?? []
  if (query.data && chats.length === 0 && !chosen)
    return (
      <div className="card">
        <EmptyState object="messages" text={t('chat:none')}>
          <ButtonLink tone="brand" to={links.stores()}>
            {t('shell:stores')}
          </ButtonLink>
        </EmptyState>
      </div>
    )
  return (
    <>
      <AlertSwitches />
      <div className="card flex overflow-hidden md:h-[calc(100dvh-17rem)] md:min-h-96">
        <nav
          aria-label={t('chat:title')}
          className={classNames(
            'w-full flex-col overflow-y-auto md:flex md:w-72 md:shrink-0 md:border-r md:border-line',
            chosen ? 'hidden' : 'flex',
          )}
        >
          <Loaded query={query} skeleton={<RowsSkeleton count={4} />}>
            {() => (
              <>
                <ul className="divide-y divide-line">
                  {chats.map((chat) => (
                    <ChatRow key={chat.id} chat={chat} isChosen={chat.id === chosen} />
                  ))}
                </ul>
                {query.hasNextPage && (
                  <Button
                    tone="quiet"
                    className="m-3"
                    busy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {t('chat:more')}
                  </Button>
                )}
              </>
            )}
          </Loaded>
        </nav>
        <div
          className={classNames('min-w-0 flex-1 flex-col bg-surface md:flex', chosen ? 'fills-phone flex' : 'hidden')}
        >
          {chosen ? (
            <ChosenTalk key={chosen} id={chosen} />
          ) : (
            <p className="m-auto p-6 text-center text-ink-2">{t('chat:choose')}</p>
          )}
        </div>
      </div>
    </>
  )
}

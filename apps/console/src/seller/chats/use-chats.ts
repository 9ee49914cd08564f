import { listStoreChats, type ChatTab } from '@fangshi/contract/chats-backoffice'
import { isAlertOn, titleWithCount } from '@fangshi/contract/chat-alerts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../session/api.ts'
import { sockets } from '../../session/socket.ts'

/** What comes within so many ms is asked about once. */
const gatherMs = 300

export const chatsKey = ['Seller', 'chats'] as const

/** The conversations of the store, asked anew when something of one has changed. */
export function useChats(tab: ChatTab, word: string) {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unlisten = sockets.Seller.listen((news) => {
      if (news.type !== 'open' && news.topic !== 'chat') return
      clearTimeout(timer)
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: chatsKey }), gatherMs)
    })
    return () => {
      clearTimeout(timer)
      unlisten()
    }
  }, [client])
  return useInfiniteQuery({
    queryKey: [...chatsKey, tab, word],
    queryFn: ({ pageParam, signal }) =>
      call(
        listStoreChats,
        { query: { tab, ...(word ? { word } : {}), ...(pageParam ? { before: pageParam } : {}) } },
        { quiet: true, signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}

/** Two short notes, made here instead of loaded. Silent where the browser plays nothing before a first click. */
function playNotes(): void {
  const audio = new AudioContext()
  const gain = audio.createGain()
  gain.connect(audio.destination)
  gain.gain.setValueAtTime(0.08, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.35)
  const notes = audio.createOscillator()
  notes.frequency.setValueAtTime(880, audio.currentTime)
  notes.frequency.setValueAtTime(1175, audio.currentTime + 0.12)
  notes.connect(gain)
  notes.start()
  notes.stop(audio.currentTime + 0.35)
  notes.onended = () => void audio.close()
}

/** Tells of unread messages while the page is in the background, as far as that is switched on. */
export function useUnreadAlert(unread: number | undefined): void {
  const before = useRef(unread)
  useEffect(() => {
    const show = (): void => {
      const isShown = document.visibilityState !== 'visible' && isAlertOn(localStorage, 'title')
      document.title = titleWithCount(document.title, isShown ? (unread ?? 0) : 0)
    }
    const hasGrown = before.current !== undefined && (unread ?? 0) > before.current
    before.current = unread
    if (hasGrown && document.visibilityState !== 'visible' && isAlertOn(localStorage, 'sound')) playNotes()
    show()
    document.addEventListener('visibilitychange', show)
    return () => document.removeEventListener('visibilitychange', show)
  }, [unread])
  useEffect(() => () => void (document.title = titleWithCount(document.title, 0)), [])
}

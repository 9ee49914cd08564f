import { useEffect, useRef } from 'react'
import { useOwnEvents } from '~/events/use-own-events.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import type { GoodsCollective, SharedCollective } from './standing.ts'
import { useFollowed } from './use-followed.ts'

/** How often pages poll without events, in ms: while a member waits for a group, and while somebody looks at groups. */
const waitingMs = 4_000
const lookingMs = 30_000

/**
 * A group as it is now, followed while it is open: its members receive events, everybody else polls. `initial` is
 * what the page was rendered with.
 */
export function useGroup(groupNo: string | undefined, initial?: SharedCollective | null) {
  const isLoggedIn = useIsLoggedIn() === true
  const { data, readAgain } = useFollowed({
    key: groupNo,
    initial,
    read: ({ group }) => group(groupNo ?? ''),
    pauseMs: (shared) => (shared ? (shared.group.state === 'open' ? waitingMs : undefined) : lookingMs),
  })
  useOwnEvents(isLoggedIn && data?.group.state === 'open', (event) => {
    if (event.topic !== 'bill') readAgain()
  })
  return { data, readAgain }
}

/** The group buy of goods with its open groups, as the page was rendered and then as it is now. */
export const useGoodsCollective = (goodsId: number, initial: GoodsCollective) =>
  useFollowed({
    key: initial.collective ? String(goodsId) : undefined,
    initial,
    read: ({ goods }) => goods(goodsId),
    pauseMs: () => lookingMs,
  })

/** What the shopper can do in a group buy; nothing for guests. */
export function useOwnCollective(id: number | undefined) {
  const isLoggedIn = useIsLoggedIn() === true
  const key = isLoggedIn && id !== undefined ? String(id) : undefined
  return useFollowed({ key, read: ({ own }) => own(id ?? 0) }).data
}

/** Whether the shopper can join this group, and their seat in it; asked again whenever the group has changed. */
export function useOwnGroup(shared: SharedCollective | undefined) {
  const isLoggedIn = useIsLoggedIn() === true
  const { group_no = '', state = '', joined = 0, free = 0 } = shared?.group ?? {}
  const key = isLoggedIn && shared ? `${group_no} ${state} ${joined} ${free}` : undefined
  return useFollowed({ key, read: ({ ownGroup }) => ownGroup(group_no) }).data
}

/** Calls `onChange` when the value is another one than before. */
export function useOnChange<T>(value: T, onChange: () => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    onChange()
  })
}

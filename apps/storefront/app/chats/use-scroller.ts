import type { Conversation } from '@fangshi/contract/chat-conversation'
import { createScroller } from '@fangshi/contract/chat-scroller'
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Keeps the place in a conversation while messages come in at both ends (`chat-scroller`). */
export function useScroller(conversation: Conversation) {
  const [scroller] = useState(() => createScroller(conversation))
  const { shown, isFollowing } = useSyncExternalStore(scroller.watch, scroller.state)
  useLayoutEffect(() => scroller.settle())
  const attach = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return
      const leave = scroller.attach(box)
      const sizes = new ResizeObserver(scroller.resize)
      for (const element of [box, box.firstElementChild]) if (element) sizes.observe(element)
      return () => {
        sizes.disconnect()
        leave()
      }
    },
    [scroller],
  )
  return { attach, shown, isFollowing, toEnd: scroller.toEnd }
}

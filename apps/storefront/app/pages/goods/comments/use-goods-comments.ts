import type { GoodsCommentKind } from '@fangshi/contract/comment-states'
import type { goodsComments } from '@fangshi/contract/comments'
import { loadChunk } from '@fangshi/contract/load-chunk'
import type { Input, Reply } from '@fangshi/contract/route'
import { useRef, useState } from 'react'
import { joined } from './comment-rows.ts'

/** How many comments come with the page, and with each step further. */
export const commentsPerPage = 6

export type CommentsPage = Reply<typeof goodsComments>
export const commentSorts = ['newest', 'best', 'worst'] as const satisfies Required<
  NonNullable<Input<typeof goodsComments>['query']>
>['sort'][]
export type CommentSort = (typeof commentSorts)[number]

interface Choice {
  kind: GoodsCommentKind
  sort: CommentSort
}

/**
 * The comments on goods by kind and order, page after page. `first`: the newest of all, which came with the page. What is shown
 * stays until the next is there.
 */
export function useGoodsComments(goodsId: number, first: CommentsPage) {
  const [choice, setChoice] = useState<Choice>({ kind: 'all', sort: 'newest' })
  const [shown, setShown] = useState(first)
  const [isLoading, setIsLoading] = useState(false)
  const latest = useRef<AbortController>(undefined)

  const load = async ({ kind, sort }: Choice, page: number): Promise<void> => {
    latest.current?.abort()
    const request = new AbortController()
    latest.current = request
    setIsLoading(true)
    try {
      const { readComments } = await loadChunk(() => import('./comment-calls.ts'))
      const next = await readComments(goodsId, kind, sort, page, request.signal)
      if (request.signal.aborted) return
      // One that came in meanwhile moves the others on: none is shown twice.
      setShown((before) => (page === 1 ? next : { ...next, data: joined(before.data, next.data) }))
    } catch {
      // The call has shown the error; what was read stays.
    } finally {
      if (latest.current === request) setIsLoading(false)
    }
  }
  const choose = (change: Partial<Choice>): void => {
    const next = { ...choice, ...change }
    setChoice(next)
    void load(next, 1)
  }
  return {
    ...choice,
    comments: shown.data,
    total: shown.total,
    hasMore: shown.current_page < shown.last_page,
    isLoading,
    choose,
    more: () => void load(choice, shown.current_page + 1),
  }
}

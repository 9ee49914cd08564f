import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { addComments } from '@fangshi/contract/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAboutOrders } from '~/account/about-orders.ts'
import { call, showError } from '~/api/call.ts'
import { useText } from '~/i18n/text.tsx'
import type { CommentBody } from './line-drafts.ts'

/** Sends comments on lines of an order, all or none; false after a refusal, when all that was written stays. */
export function useSendComments(orderId: number) {
  const t = useText()
  const client = useQueryClient()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const send = async (comments: CommentBody[]): Promise<boolean> => {
    if (isSending) return false
    setIsSending(true)
    setRefusal(undefined)
    try {
      await call(addComments, { body: { order_id: orderId, comments } }, { quiet: true })
      return true
    } catch (error) {
      if (error instanceof NoAnswerError) setRefusal(t('errors:offline'))
      else if (!(error instanceof CallError)) throw error
      else if (error.code === 401) showError(error)
      else setRefusal(error.message)
      return false
    } finally {
      // Also after a refusal: the lines may have changed elsewhere.
      await client.invalidateQueries({ queryKey: ['comments'] })
      void client.invalidateQueries({ predicate: isAboutOrders })
      setIsSending(false)
    }
  }
  return { send, isSending, refusal }
}

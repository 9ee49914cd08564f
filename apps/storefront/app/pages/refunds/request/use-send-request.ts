import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { requestRefund } from '@fangshi/contract/refunds'
import type { Input } from '@fangshi/contract/route'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call, showError } from '~/api/call.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { isAboutOrders } from '~/account/about-orders.ts'
import { useRefundTexts } from '../own-texts.ts'

/** Sends a request once, even if pressed repeatedly, and goes to its page; what is typed stays after a refusal. */
export function useSendRequest() {
  const t = useRefundTexts()
  const shop = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const keyOf = useAttemptKey()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const send = async (body: NonNullable<Input<typeof requestRefund>['body']>): Promise<void> => {
    if (isSending) return
    setIsSending(true)
    setRefusal(undefined)
    try {
      const { id } = await call(requestRefund, { body }, { key: keyOf(body), quiet: true })
      toast({ text: t('refund:submitted'), tone: 'ok' })
      await navigate(localPath(links.refund(id)), { replace: true })
      void client.invalidateQueries({ predicate: isAboutOrders })
      void client.invalidateQueries({ queryKey: ['refunds', 'order'] })
    } catch (error) {
      if (error instanceof NoAnswerError) setRefusal(shop('errors:offline'))
      else if (!(error instanceof CallError)) throw error
      else if (error.code === 401) showError(error)
      else setRefusal(error.message)
    } finally {
      setIsSending(false)
    }
  }
  return { send, isSending, refusal }
}

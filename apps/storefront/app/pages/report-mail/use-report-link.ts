import { CallError } from '@fangshi/contract/client'
import { showReportLink, submitReportLink, type ReportLink } from '@fangshi/contract/report-mail'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '~/api/call.ts'
import { failureText } from '~/ui/failure-text.ts'
import { useText } from '~/i18n/text.tsx'

/** What is known of the link that the address names; `done` once it was sent back here. */
export type Shown =
  | { is: 'loading' }
  | { is: 'gone' }
  | { is: 'failed'; text: string }
  | { is: 'open' | 'used' | 'done'; link: ReportLink }

const isRefused = (error: unknown): boolean => error instanceof CallError && [404, 409, 422].includes(error.code)

/** The link whose token stands behind the `#`: a look at it, and sending it back. */
export function useReportLink() {
  const t = useText()
  const { hash } = useLocation()
  const params = { token: hash.slice(1) }
  const { token } = params
  const [shown, setShown] = useState<Shown>({ is: 'loading' })
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const look = async (): Promise<Shown> => {
      if (!token) return { is: 'gone' }
      try {
        const link = await call(showReportLink, { params: { token } }, { quiet: true })
        return link.state === 'ended' ? { is: 'gone' } : { is: link.state, link }
      } catch (error) {
        return isRefused(error) ? { is: 'gone' } : { is: 'failed', text: failureText(error, t) }
      }
    }
    let isOver = false
    void (async () => {
      const next = await look()
      if (!isOver) setShown(next)
    })()
    return () => {
      isOver = true
    }
  }, [token, t])
  const submit = async (): Promise<void> => {
    setBusy(true)
    try {
      setShown({ is: 'done', link: await call(submitReportLink, { params }, { quiet: true }) })
    } catch (error) {
      if (error instanceof CallError && error.key === 'MAIL_LINK_USED' && 'link' in shown)
        setShown({ is: 'used', link: shown.link })
      else setShown(isRefused(error) ? { is: 'gone' } : { is: 'failed', text: failureText(error, t) })
    }
    setBusy(false)
  }
  return { shown, isBusy, submit }
}

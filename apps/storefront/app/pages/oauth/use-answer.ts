import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { messageOf } from '@fangshi/contract/errors'
import { answerOauth } from '@fangshi/contract/oauth'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '~/api/call.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { begunWith, forgetBegun, rememberBegun, type Begun } from '~/oauth/begun.ts'

/** How far a login or binding has come that a provider sent back. */
export type Step =
  | { is: 'working' }
  | { is: 'failed'; text: string; begun: Begun | null }
  | { is: 'declined'; begun: Begun }
  | { is: 'unknown' | 'second_factor'; nickname: string; begun: Begun }
  | { is: 'logged_in'; token: string; begun: Begun }
  | { is: 'bound'; begun: Begun }

/** Sends the provider's answer, which the address has, to the server, once. */
export function useAnswer(): Step {
  const t = useText()
  const locale = useLocale()
  const [query] = useSearchParams()
  const [step, setStep] = useState<Step>({ is: 'working' })
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    const begun = begunWith(query.get('state'))
    const answer = async (): Promise<Step> => {
      if (!begun) return { is: 'failed', text: messageOf('OAUTH_STATE_INVALID', locale), begun }
      if (begun.waiting) return { is: begun.waiting.result, nickname: begun.waiting.nickname, begun }
      const code = query.get('code')
      if (!code) {
        forgetBegun()
        return { is: 'declined', begun }
      }
      const { name, state, verifier } = begun
      const reply = await call(answerOauth, { params: { name }, body: { state, verifier, code } }, { quiet: true })
      const { result, nickname, access_token: token = '' } = reply
      if (result === 'unknown' || result === 'second_factor') {
        rememberBegun({ ...begun, waiting: { result, nickname } })
        return { is: result, nickname, begun }
      }
      forgetBegun()
      return result === 'bound' ? { is: 'bound', begun } : { is: 'logged_in', token, begun }
    }
    const failed = (error: unknown): Step => {
      forgetBegun()
      if (error instanceof NoAnswerError) return { is: 'failed', text: t('errors:offline'), begun }
      if (error instanceof CallError) return { is: 'failed', text: error.message, begun }
      throw error
    }
    void answer().catch(failed).then(setStep)
  }, [query, locale, t])
  return step
}

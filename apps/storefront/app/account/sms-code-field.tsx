import { sendSms } from '@fangshi/contract/accounts'
import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { messageOf } from '@fangshi/contract/errors'
import type { SmsPurpose } from '@fangshi/contract/status'
import { useState, type ComponentProps } from 'react'
import { call, showError } from '~/api/call.ts'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { useLocale } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { solveProofOfWork } from './proof-of-work.ts'
import { useResendTimer } from './use-resend-timer.ts'

/** Longer waits, in seconds, are shown as the server's message instead of a countdown. */
const longestCountdown = 120

/**
 * The field for an SMS code, with the button that sends one. `phone` returns the number to send to, or undefined after
 * showing why there is none; without it the code goes to the account's own phone. `onRefused` returns true if it showed
 * the error at another field.
 */
export function SmsCodeField({
  purpose,
  phone,
  label,
  error,
  onRefused,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'className'> & {
  purpose: SmsPurpose
  phone?: () => Promise<string | undefined>
  label: string
  error: string | undefined
  onRefused?: (error: unknown) => boolean
}) {
  const t = useAuthTexts()
  const locale = useLocale()
  const [secondsLeft, startTimer] = useResendTimer()
  const [isSending, setIsSending] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const refuse = (refused: unknown): void => {
    if (onRefused?.(refused)) return
    if (refused instanceof CallError && refused.code !== 401) {
      const seconds = Number(refused.details.retry_after)
      if (seconds > 0 && seconds <= longestCountdown) startTimer(seconds)
      setRefusal(refused.message)
    } else if (refused instanceof CallError || refused instanceof NoAnswerError) showError(refused)
  }
  const send = async (): Promise<void> => {
    if (secondsLeft > 0) return setRefusal(messageOf('SMS_TOO_OFTEN', locale))
    setRefusal(undefined)
    const to = await phone?.()
    if (phone && !to) return
    setIsSending(true)
    try {
      const body = { name: purpose, proof: await solveProofOfWork(), ...(to && { phone: to }) }
      const { wait_seconds } = await call(sendSms, { body }, { quiet: true })
      startTimer(wait_seconds)
      setWasSent(true)
    } catch (refused) {
      refuse(refused)
    }
    setIsSending(false)
  }

  return (
    <div>
      <Field label={label} error={error ?? refusal}>
        {(described) => (
          <div className="flex gap-2">
            <TextInput
              {...described}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              className="min-w-0 flex-1"
              {...input}
              onChange={(event) => {
                setRefusal(undefined)
                onChange?.(event)
              }}
            />
            <Button busy={isSending} className="min-w-32 px-3 tabular-nums" onClick={() => void send()}>
              {secondsLeft > 0 ? t('auth:resendIn', { count: secondsLeft }) : t('auth:getCode')}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="text-13 text-ok">
        {wasSent && secondsLeft > 0 && !error && !refusal && <span className="block pt-1">{t('auth:codeSent')}</span>}
      </p>
    </div>
  )
}

import { messageOf } from '@fangshi/contract/errors'
import type { ReportSubscription } from '@fangshi/contract/reports'
import { Email } from '@fangshi/contract/shapes'
import { Button, Checkbox, Input } from 'antd'
import { useId, useState } from 'react'
import { actionTexts } from '../i18n/texts.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { Confirmation } from './confirmation.tsx'
import styles from './reports.module.css'
import { reportTexts as texts } from './texts.ts'

export interface MailChoice {
  by_mail: boolean
  email: string
}

interface Props {
  subscription: ReportSubscription
  isDisabled: boolean
  isSaving: boolean
  onSave: (choice: MailChoice) => void
  onConfirm: () => void
}

const reasons = { ready: undefined, not_set: texts.mailNotSet, simulated: texts.mailSimulated }

/** Whether the report comes by mail too, and where to. */
export function MailForm({ subscription, isDisabled, isSaving, onSave, onConfirm }: Props) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const [by_mail, setByMail] = useState(subscription.by_mail)
  const [email, setEmail] = useState(subscription.email)
  const [isWrong, setWrong] = useState(false)
  // A subscriber can always unsubscribe, whatever the settings say.
  const isOff = isDisabled || (subscription.mail === 'not_set' && !subscription.by_mail)
  const isChanged = by_mail !== subscription.by_mail || (by_mail && email.trim() !== subscription.email)
  const reason = reasons[subscription.mail]
  const save = (): void => {
    // Without mails the address is not shown, so it stays as it was.
    if (!by_mail) return onSave({ by_mail, email: subscription.email })
    const isFaulty = !Email.safeParse(email).success
    setWrong(isFaulty)
    if (!isFaulty) onSave({ by_mail, email: email.trim() })
  }
  return (
    <div className={styles.mail}>
      <Checkbox checked={by_mail} disabled={isOff} onChange={(event) => setByMail(event.target.checked)}>
        {t(texts.byMail)}
      </Checkbox>
      {reason && <p className={styles.about}>{t(reason)}</p>}
      {by_mail && (
        <>
          <label htmlFor={id}>{t(texts.email)}</label>
          <Input
            id={id}
            className={styles.email}
            type="email"
            autoComplete="email"
            maxLength={200}
            disabled={isOff}
            value={email}
            status={isWrong ? 'error' : undefined}
            aria-invalid={isWrong}
            aria-describedby={`${id}-fault`}
            onChange={(event) => {
              setEmail(event.target.value)
              setWrong(false)
            }}
            onPressEnter={save}
          />
          <p id={`${id}-fault`} role="alert" className={styles.fault}>
            {isWrong && messageOf('EMAIL_INVALID', locale)}
          </p>
        </>
      )}
      {isChanged && (
        <Button type="primary" loading={isSaving} onClick={save}>
          {t(actionTexts.save)}
        </Button>
      )}
      {by_mail && !isChanged && subscription.mail === 'ready' && (
        <Confirmation subscription={subscription} isDisabled={isDisabled} isSending={isSaving} onSend={onConfirm} />
      )}
    </div>
  )
}

import type { ReportSubscription } from '@fangshi/contract/reports'
import { confirmHours } from '@fangshi/contract/report-mail'
import { Alert, Button } from 'antd'
import { useText } from '../i18n/use-text.ts'
import styles from './reports.module.css'
import { reportTexts as texts } from './texts.ts'

interface Props {
  subscription: ReportSubscription
  isDisabled: boolean
  isSending: boolean
  onSend: () => void
}

/** Whether the address was confirmed by whoever reads it; if not, another mail can be sent to it. */
export function Confirmation({ subscription: { confirmation, email }, isDisabled, isSending, onSend }: Props) {
  const t = useText()
  if (confirmation === 'none') return null
  if (confirmation === 'confirmed')
    return <Alert className={styles.confirmation} type="success" showIcon title={t(texts.confirmed)} />
  const isWaiting = confirmation === 'waiting'
  return (
    <Alert
      className={styles.confirmation}
      type={isWaiting ? 'info' : 'warning'}
      showIcon
      title={isWaiting ? t(texts.waiting, { email, hours: confirmHours }) : t(texts.missing, { email })}
      description={
        <Button disabled={isDisabled} loading={isSending} onClick={onSend}>
          {t(isWaiting ? texts.sendAgain : texts.sendConfirmation)}
        </Button>
      }
    />
  )
}

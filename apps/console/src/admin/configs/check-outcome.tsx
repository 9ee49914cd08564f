import { formatDateTime } from '@fangshi/contract/time'
import { Alert } from 'antd'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './configs.module.css'

const texts = {
  worked: l('测试通过', 'Test passed'),
  failed: l('测试未通过', 'Test failed'),
}

interface Props {
  ok: boolean
  message: string
  /** The time of day, so a repeated test is visibly a new one. */
  at: string
}

export const timeOfDay = (): string => formatDateTime(new Date()).slice(11)

/** The outcome of testing settings. */
export function TestOutcome({ ok, message, at }: Props) {
  const t = useText()
  return (
    <Alert
      role="none"
      showIcon
      type={ok ? 'success' : 'error'}
      title={`${t(ok ? texts.worked : texts.failed)} · ${at}`}
      description={<span className={styles.message}>{message}</span>}
    />
  )
}

import { Alert } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { stateNoticeOf } from './state-notice-of.ts'
import type { OwnStore } from './store-query.ts'
import styles from './stores.module.css'

/** Explains why the store is not selling, or its planned vacation; renders nothing otherwise. */
export function StateNotice({ store }: { store: OwnStore }) {
  const t = useText()
  const notice = stateNoticeOf(store)
  if (!notice) return null
  const { type, title, reason, plan } = notice
  return (
    <Alert className={styles.notice} showIcon type={type} title={t(title)} description={reason ?? (plan && t(plan))} />
  )
}

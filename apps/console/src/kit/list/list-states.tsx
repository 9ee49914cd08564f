import { CloudSyncOutlined, FileAddOutlined, FileSearchOutlined } from '@ant-design/icons'
import { CallError } from '@fangshi/contract/client'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import styles from './list-states.module.css'

interface NoteProps {
  icon: ReactNode
  title: string
  text?: string
  isAlert?: boolean
  children?: ReactNode
}

function Note({ icon, title, text, isAlert = false, children }: NoteProps) {
  return (
    <div className={styles.note} role={isAlert ? 'alert' : 'status'}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  )
}

const lines = [0, 1, 2, 3, 4, 5, 6, 7]

/** The first rows are on their way. */
export function ListLoading() {
  const { t } = useTranslation()
  return (
    <div className={styles.loading} role="status" aria-label={t('table.loading')}>
      {lines.map((line) => (
        <Skeleton key={line} active title={false} paragraph={{ rows: 1, width: '100%' }} />
      ))}
    </div>
  )
}

/** There are no rows at all yet. */
export function ListEmpty({ onAdd }: { onAdd?: () => void }) {
  const { t } = useTranslation()
  return (
    <Note icon={<FileAddOutlined aria-hidden />} title={t('table.empty')} text={onAdd && t('table.emptyText')}>
      {onAdd && <Button onClick={onAdd}>{t('table.addFirst')}</Button>}
    </Note>
  )
}

/** There are rows, but the filters let none through. */
export function NoResult({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <Note icon={<FileSearchOutlined aria-hidden />} title={t('table.noResult')} text={t('table.noResultText')}>
      <Button onClick={onClear}>{t('table.clearFilters')}</Button>
    </Note>
  )
}

/** The server did not give what was asked for: why, the number to tell support, and another try. */
export function CallFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const text = errorText(error, useLocale())
  const requestId = error instanceof CallError ? error.requestId : undefined
  return (
    <Note isAlert icon={<CloudSyncOutlined aria-hidden />} title={t('table.failed')} text={text}>
      {requestId && (
        <p className={styles.request}>
          {t('table.requestId')} <code>{requestId}</code>
        </p>
      )}
      <Button onClick={onRetry}>{t('error.retry')}</Button>
    </Note>
  )
}

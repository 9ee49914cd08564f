import { CloudSyncOutlined, FileAddOutlined, FileSearchOutlined } from '@ant-design/icons'
import { CallError } from '@fangshi/contract/client'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { listTexts } from './texts.ts'
import { actionTexts } from '../../i18n/texts.ts'
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

/** The first rows are loading. */
export function ListLoading() {
  const t = useText()
  return (
    <div className={styles.loading} role="status" aria-label={t(listTexts.loading)}>
      {lines.map((line) => (
        <Skeleton key={line} active title={false} paragraph={{ rows: 1, width: '100%' }} />
      ))}
    </div>
  )
}

/** There are no rows at all yet. */
export function ListEmpty({ onAdd }: { onAdd?: () => void }) {
  const t = useText()
  return (
    <Note icon={<FileAddOutlined aria-hidden />} title={t(listTexts.empty)} text={onAdd && t(listTexts.emptyText)}>
      {onAdd && <Button onClick={onAdd}>{t(listTexts.addFirst)}</Button>}
    </Note>
  )
}

/** There are rows, but none matches the filters. */
export function NoResult({ onClear }: { onClear: () => void }) {
  const t = useText()
  return (
    <Note icon={<FileSearchOutlined aria-hidden />} title={t(listTexts.noResult)} text={t(listTexts.noResultText)}>
      <Button onClick={onClear}>{t(listTexts.clearFilters)}</Button>
    </Note>
  )
}

/** The record of an address is not there (any more), so asking again is of no use. */
function RecordMissing() {
  const t = useText()
  return (
    <Note isAlert icon={<FileSearchOutlined aria-hidden />} title={t(listTexts.gone)} text={t(listTexts.goneText)} />
  )
}

/** A call failed: the reason, the request number for support, and a retry button. */
export function CallFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText()
  const text = errorText(error, useLocale())
  if (error instanceof CallError && error.code === 404) return <RecordMissing />
  const requestId = error instanceof CallError ? error.requestId : undefined
  return (
    <Note isAlert icon={<CloudSyncOutlined aria-hidden />} title={t(listTexts.failed)} text={text}>
      {requestId && (
        <p className={styles.request}>
          {t(listTexts.requestId)} <code>{requestId}</code>
        </p>
      )}
      <Button onClick={onRetry}>{t(actionTexts.retry)}</Button>
    </Note>
  )
}

import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { i18n } from '../../i18n/language.ts'
import { showError } from '../../session/notices.ts'
import styles from './copy-text.module.css'

const doneMs = 2000

/** A number or key with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  // No hook: there are hundreds of these, and the table renders them again when the language changes.
  const { t } = i18n
  const [isDone, setDone] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      showError(t('table.copyFailed'))
      return
    }
    setDone(true)
    setTimeout(() => setDone(false), doneMs)
  }

  return (
    <span className={styles.line}>
      <span className={styles.text} title={text}>
        {text}
      </span>
      <button type="button" className={styles.copy} aria-label={t('table.copy', { text })} onClick={() => void copy()}>
        {isDone ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      </button>
      <span role="status" className={styles.told}>
        {isDone ? t('table.copied') : ''}
      </span>
    </span>
  )
}

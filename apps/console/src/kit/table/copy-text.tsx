import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './copy-text.module.css'

const doneMs = 2000

/** A number or key with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [isDone, setDone] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      message.error(t('table.copyFailed'))
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

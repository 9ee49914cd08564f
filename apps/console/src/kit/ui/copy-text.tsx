import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { locale } from '../../i18n/language.ts'
import { textIn } from '../../i18n/ui-text.ts'
import { uiTexts } from './texts.ts'
import { showError } from '../../session/notices.ts'
import styles from './copy-text.module.css'

const doneMs = 2000

/** A number or key with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const [isDone, setDone] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      showError(textIn(locale(), uiTexts.copyFailed))
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
      <button
        type="button"
        className={styles.copy}
        aria-label={textIn(locale(), uiTexts.copy, { text })}
        onClick={() => void copy()}
      >
        {isDone ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      </button>
      <span role="status" className={styles.copied}>
        {isDone ? textIn(locale(), uiTexts.copied) : ''}
      </span>
    </span>
  )
}

import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { showError } from '../../session/notices.ts'
import { uiTexts } from './texts.ts'

const doneMs = 2000

/** A button that copies a text and says so for a moment. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText()
  const [isDone, setDone] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      showError(t(uiTexts.copyFailed))
      return
    }
    setDone(true)
    setTimeout(() => setDone(false), doneMs)
  }

  return (
    <Button icon={isDone ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />} onClick={() => void copy()}>
      <span aria-live="polite">{isDone ? t(uiTexts.copied) : label}</span>
    </Button>
  )
}

import { FileExcelOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState, type DragEvent } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { importTexts } from './texts.ts'
import styles from './file-drop.module.css'

interface Props {
  /** The name of the chosen file; empty if there is none. */
  fileName: string
  disabled: boolean
  onChoose: (files: readonly File[]) => void
}

const accept = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Takes a file by drag and drop or by a button, which keyboards and screen readers use. */
export function FileDrop({ fileName, disabled, onChoose }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onChoose([...event.dataTransfer.files])
  }
  const over = (event: DragEvent): void => {
    event.preventDefault()
    setOver(!disabled)
  }

  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileExcelOutlined aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{fileName || t(importTexts.drop)}</p>
        <p className={styles.hint}>{t(importTexts.limits)}</p>
      </div>
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {t(fileName ? importTexts.chooseOther : importTexts.choose)}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // The same file can be chosen again once it is corrected.
          target.value = ''
        }}
      />
    </div>
  )
}

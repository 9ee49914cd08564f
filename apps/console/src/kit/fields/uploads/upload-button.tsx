import { CloseOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Running } from './use-uploads.ts'
import styles from './uploads.module.css'

interface Props {
  text: string
  /** As it is read out: what is uploaded where. */
  label: string
  accept?: string
  multiple?: boolean
  disabled: boolean
  id?: string
  describedBy?: string
  onFiles: (files: File[]) => void
}

/** Opens the system's file dialog. */
export function UploadButton({ text, label, accept, multiple, disabled, id, describedBy, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        id={id}
        icon={<UploadOutlined aria-hidden />}
        aria-label={label}
        aria-describedby={describedBy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = '' // the same file may be chosen again
        }}
      />
    </>
  )
}

/** How far an upload is, and what went wrong with the last one. */
export function UploadState({ running, fault, onCancel }: { running?: Running; fault?: string; onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      {running && (
        <div className={styles.running}>
          <span className={styles.name}>{running.name}</span>
          <Progress percent={running.percent} size="small" aria-label={t('fields.uploading', { name: running.name })} />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('fields.cancelUpload', { name: running.name })}
            onClick={onCancel}
          />
        </div>
      )}
      <div role="alert">{fault && <span className={styles.fault}>{fault}</span>}</div>
    </>
  )
}

import { CloseOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useRef, type Ref } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { fieldTexts } from '../texts.ts'
import { uploadTexts } from './texts.ts'
import type { UploadProgress } from './use-uploads.ts'
import styles from './uploads.module.css'

interface Props {
  text: string
  /** The field's name: it follows the text where the button is read out. */
  label: string
  accept?: string
  multiple?: boolean
  disabled: boolean
  id?: string
  describedBy?: string
  onFiles: (files: File[]) => void
}

// antd's forms show file inputs, hidden by attribute or not.
const hidden = { display: 'none' }

interface DialogProps extends Pick<Props, 'accept' | 'multiple' | 'onFiles'> {
  ref: Ref<HTMLInputElement>
}

/** A hidden file input that is opened by a click from elsewhere. */
export function FileDialog({ ref, accept, multiple, onFiles }: DialogProps) {
  return (
    <input
      ref={ref}
      type="file"
      style={hidden}
      accept={accept}
      multiple={multiple}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        event.target.value = '' // the same file may be chosen again
      }}
    />
  )
}

/** Opens the system's file dialog. */
export function UploadButton({ text, label, accept, multiple, disabled, id, describedBy, onFiles }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        id={id}
        icon={<UploadOutlined aria-hidden />}
        aria-label={t(fieldTexts.of, { what: text, label })}
        aria-describedby={describedBy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      <FileDialog ref={input} accept={accept} multiple={multiple} onFiles={onFiles} />
    </>
  )
}

/** The progress of an upload, and why the last one failed. */
export function UploadState({
  running,
  fault,
  onCancel,
}: {
  running?: UploadProgress
  fault?: string
  onCancel: () => void
}) {
  const t = useText()
  return (
    <>
      {running && (
        <div className={styles.running}>
          <span className={styles.name}>
            {running.of > 1 && `${running.place}/${running.of} `}
            {running.name}
          </span>
          <Progress
            percent={running.percent}
            size="small"
            aria-label={t(uploadTexts.uploading, { name: running.name })}
          />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t(uploadTexts.cancelUpload, { name: running.name })}
            onClick={onCancel}
          />
        </div>
      )}
      <div role="alert" className={styles.alert}>
        {fault && <span className={styles.fault}>{fault}</span>}
      </div>
    </>
  )
}

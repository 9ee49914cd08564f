import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { fieldTexts } from '../texts.ts'
import { uploadTexts } from './texts.ts'
import type { FileSpec } from '../spec.ts'
import type { ControlProps } from '../control.ts'
import { fileFault, fileName } from './checks.ts'
import { FileLink } from './file-link.tsx'
import { PrivatePicture } from './private-picture.tsx'
import { UploadButton, UploadState } from './upload-button.tsx'
import { useUploads } from './use-uploads.ts'
import styles from './uploads.module.css'

/** One file; the value is its address. */
export default function FileControl(props: ControlProps<FileSpec, string>) {
  const { spec, label, value, onChange, disabled, id, 'aria-describedby': describedBy } = props
  const t = useText()
  const { running, fault, send, cancel } = useUploads({
    kind: spec.private ? 'private' : 'file',
    faultOf: fileFault,
    onDone: (url) => onChange?.(url),
  })
  return (
    <div role="group" aria-label={label} className={styles.control}>
      {value && (
        <div className={styles.file}>
          {spec.preview ? <PrivatePicture address={value} label={label} /> : <FileLink address={value} />}
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t(fieldTexts.removeOf, { label: fileName(value) })}
            disabled={disabled}
            onClick={() => onChange?.('')}
          />
        </div>
      )}
      <UploadButton
        id={id}
        text={t(value ? uploadTexts.replaceFile : uploadTexts.uploadFile)}
        label={label}
        accept={spec.accept}
        disabled={disabled || running !== undefined}
        describedBy={describedBy}
        onFiles={(files) => void send(files)}
      />
      <UploadState running={running} fault={fault} onCancel={cancel} />
    </div>
  )
}

import { DeleteOutlined, UserOutlined } from '@ant-design/icons'
import { Avatar, Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { uploadTexts } from './texts.ts'
import { fieldTexts } from '../texts.ts'
import type { ControlProps } from '../control.ts'
import type { AvatarSpec } from '../spec.ts'
import { pictureFault, pictures } from './checks.ts'
import { CropDialog } from './crop-dialog.tsx'
import { UploadButton, UploadState } from './upload-button.tsx'
import { useUploads } from './use-uploads.ts'
import styles from './uploads.module.css'

/** Spec §9: avatars are cropped to exactly this size. */
const side = 150

/** A square avatar, cropped to 150 × 150; the value is its address. */
export default function AvatarControl(props: ControlProps<AvatarSpec, string>) {
  const { label, value, onChange, disabled, id, 'aria-describedby': describedBy } = props
  const t = useText()
  const [chosen, setChosen] = useState<File>()
  const { running, fault, send, refuse, cancel } = useUploads({
    kind: 'avatar',
    crop: { width: side, height: side },
    faultOf: pictureFault,
    onDone: (url) => onChange?.(url),
  })
  const finish = (then: () => void): void => {
    setChosen(undefined)
    then()
  }
  return (
    <div role="group" aria-label={label} className={styles.control}>
      <div className={styles.avatar}>
        <Avatar size={72} src={value || undefined} alt={label} icon={<UserOutlined aria-hidden />} />
        <UploadButton
          id={id}
          text={t(value ? uploadTexts.replacePicture : uploadTexts.uploadPicture)}
          label={label}
          accept={pictures}
          disabled={disabled || running !== undefined}
          describedBy={describedBy}
          // A file that the server refuses need not be cropped: the upload shows the reason.
          onFiles={([file]) => file && (pictureFault(file) ? void send([file]) : setChosen(file))}
        />
        {value && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t(fieldTexts.removeOf, { label })}
            disabled={disabled}
            onClick={() => onChange?.('')}
          />
        )}
      </div>
      <UploadState running={running} fault={fault} onCancel={cancel} />
      {chosen && (
        <CropDialog
          file={chosen}
          side={side}
          onDone={(file) => finish(() => void send([file]))}
          onFail={(message) => finish(() => refuse(message))}
          onCancel={() => finish(() => undefined)}
        />
      )}
    </div>
  )
}

import { fileSpaces } from '@fangshi/contract/file-spaces'
import { call } from '../../session/api.ts'
import { pictureFault, pictures } from '../../kit/fields/uploads/checks.ts'
import { UploadButton, UploadState } from '../../kit/fields/uploads/upload-button.tsx'
import { useUploads } from '../../kit/fields/uploads/use-uploads.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import styles from './file-space.module.css'
import { refreshSpace } from './space-queries.ts'

const maxInNames = 60

/** `IMG 01.final.jpg` → `IMG 01.final`. */
const nameOf = (file: File): string =>
  file.name.replace(/\.[^.]+$/, '').slice(0, maxInNames) || file.name.slice(0, maxInNames)

/** Uploads pictures into a folder; several are uploaded one by one. */
export function SpaceUpload({ folder }: { folder: number | undefined }) {
  const t = useText()
  const { can } = useRights()
  const { running, fault, send, cancel } = useUploads({
    kind: 'image',
    faultOf: pictureFault,
    onDone: async (url, file) => {
      await call(fileSpaces.store, { body: { dir_id: folder ?? null, name: nameOf(file), url } })
    },
  })
  if (!can(fileSpaces.right('store'))) return null
  return (
    <>
      <UploadButton
        text={t(l('上传图片', 'Upload images'))}
        label={t(l('可多选', 'several at once'))}
        accept={pictures}
        multiple
        disabled={running !== undefined}
        onFiles={(files) => void send(files).then(refreshSpace)}
      />
      <div className={styles.state}>
        <UploadState running={running} fault={fault} onCancel={cancel} />
      </div>
    </>
  )
}

import { UploadOutlined } from '@ant-design/icons'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { Button, Tooltip } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { importTexts } from './texts.ts'
import type { ImportProps } from './import-props.ts'

const ImportDialog = lazy(() => loadChunk(() => import('./import-dialog.tsx')))

/** Opens the import of spreadsheets. */
export function ImportButton(props: ImportProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { disabled } = props
  return (
    <>
      <Tooltip title={disabled}>
        <Button
          icon={<UploadOutlined aria-hidden />}
          disabled={disabled !== undefined}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t(importTexts.import)}
        </Button>
      </Tooltip>
      <Suspense>{isOpen && <ImportDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

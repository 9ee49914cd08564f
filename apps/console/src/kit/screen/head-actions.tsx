import { PlusOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { ComponentProps } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { screenTexts } from './texts.ts'
import { ExportButton } from '../excel/export/export-button.tsx'
import { ImportButton } from '../excel/import/import-button.tsx'
import type { Buttons } from './buttons.ts'
import type { ExportProps } from '../excel/export/export-props.ts'
import type { ImportProps } from '../excel/import/import-props.ts'

interface AddProps {
  reason?: string
  onAdd: () => void
}

function AddButton({ reason, onAdd }: AddProps) {
  const t = useText()
  return (
    <Tooltip title={reason}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={reason !== undefined} onClick={onAdd}>
        {t(screenTexts.add)}
      </Button>
    </Tooltip>
  )
}

interface Props {
  buttons: Buttons
  exports: ExportProps
  imports?: ImportProps
  onAdd: ComponentProps<typeof AddButton>['onAdd']
}

/** The buttons at the right of the title: import, export, add. */
export function HeadActions({ buttons, exports, imports, onAdd }: Props) {
  const t = useText()
  const reasonOf = (button: keyof Buttons): string | undefined => {
    const { reason } = buttons[button]
    return reason && t(reason)
  }
  return (
    <>
      {buttons.import.isShown && imports && <ImportButton {...imports} disabled={reasonOf('import')} />}
      {buttons.export.isShown && <ExportButton {...exports} disabled={reasonOf('export')} />}
      {buttons.add.isShown && <AddButton reason={reasonOf('add')} onAdd={onAdd} />}
    </>
  )
}

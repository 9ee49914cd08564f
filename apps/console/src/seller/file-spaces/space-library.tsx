import { FolderOpenOutlined } from '@ant-design/icons'
import { fileSpaces } from '@fangshi/contract/file-spaces'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { l } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import type { LibraryProps } from '../../kit/fields/spec.ts'
import { useRights } from '../../session/rights.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { SpaceBrowser, type PictureSelection } from './space-browser.tsx'

const none: PictureSelection = new Map()
const title = l('从图片空间选择', 'Choose from the image library')

interface PickerProps extends Pick<LibraryProps, 'left' | 'onPick'> {
  onClose: () => void
}

/** Picks pictures of the store; if too many are selected, the first ones are taken. */
export function SpacePicker({ left, onPick, onClose }: PickerProps) {
  const t = useText()
  const [ticked, setTicked] = useState(none)
  // With room for one, a new selection replaces the old one.
  const tick = (next: PictureSelection): void =>
    setTicked(left === 1 ? new Map([...next].slice(-1)) : new Map([...next].slice(0, left)))
  return (
    <Dialog
      title={t(title)}
      width="max(70%, 720px)"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(actionTexts.cancel)}</Button>
          <Button
            type="primary"
            disabled={!ticked.size}
            onClick={() => {
              onPick([...ticked.values()].map(({ url }) => url))
              onClose()
            }}
          >
            {t(l('选用', 'Use selected'))}
            {ticked.size > 0 && ` (${ticked.size})`}
          </Button>
        </>
      }
    >
      <SpaceBrowser ticked={ticked} onTick={tick} />
    </Dialog>
  )
}

/** The button beside an upload that opens the store's pictures. */
export function SpaceLibrary({ label, left, disabled, onPick }: LibraryProps) {
  const t = useText()
  const { can } = useRights()
  const [isOpen, setOpen] = useState(false)
  if (!can(fileSpaces.right('index'))) return null
  return (
    <>
      <Button
        icon={<FolderOpenOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-label={`${t(title)}: ${label}`}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {t(title)}
      </Button>
      {isOpen && <SpacePicker left={left} onPick={onPick} onClose={() => setOpen(false)} />}
    </>
  )
}

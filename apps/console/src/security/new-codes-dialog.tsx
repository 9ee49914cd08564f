import { Button } from 'antd'
import type { AreaName } from '../areas/areas.ts'
import { systemNames } from '../areas/texts.ts'
import { useText } from '../i18n/use-text.ts'
import { Dialog } from '../kit/ui/dialog.tsx'
import { useStaff } from '../session/staff.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { recoveryTexts } from './texts.ts'

interface Props {
  area: AreaName
  codes: readonly string[]
  onClose: () => void
}

/** Shows recovery codes once; a click beside it does not close it. */
export function NewCodesDialog({ area, codes, onClose }: Props) {
  const t = useText()
  const { username } = useStaff()
  return (
    <Dialog
      title={t(recoveryTexts.title)}
      width="480px"
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t(recoveryTexts.saved)}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} title={`${t(systemNames[area])} · ${username} · ${t(recoveryTexts.title)}`} />
    </Dialog>
  )
}

import { App } from 'antd'
import { areas, type AreaName } from '../areas/areas.ts'
import { useText } from '../i18n/use-text.ts'
import { call } from '../session/api.ts'
import { factorChanged } from './factor-cache.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { factorTexts, setUpTexts } from './texts.ts'

/** Turns the second factor off. */
export function TurnOffDialog({ area, onClose }: { area: AreaName; onClose: () => void }) {
  const t = useText()
  const { message } = App.useApp()
  return (
    <ProofDialog
      title={t(factorTexts.turnOff)}
      text={t(factorTexts.turnOffText)}
      isDanger
      onClose={onClose}
      send={async (body) => {
        await call(areas[area].secondFactor.switchOff, { body }, { quiet: true })
        message.success(t(setUpTexts.turnedOff))
        await factorChanged(area)
        onClose()
      }}
    />
  )
}

import { App, Button } from 'antd'
import { useState } from 'react'
import { areas, type AreaName } from '../areas/areas.ts'
import { actionTexts } from '../i18n/texts.ts'
import { useText } from '../i18n/use-text.ts'
import { FactorCodeItem } from '../kit/second-factor/factor-code-item.tsx'
import { Dialog } from '../kit/ui/dialog.tsx'
import { call } from '../session/api.ts'
import { factorChanged } from './factor-cache.ts'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { PasswordItem } from './password-item.tsx'
import { Scan, type Begun } from './scan.tsx'
import { StepForm } from './step-form.tsx'
import { factorTexts, setUpTexts } from './texts.ts'

const formId = 'set-up-factor'

/** Sets the second factor up: the password, the app with its first code, the recovery codes. */
export function SetUpDialog({ area, onClose }: { area: AreaName; onClose: () => void }) {
  const t = useText()
  const { message } = App.useApp()
  const { begin, confirm } = areas[area].secondFactor
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isBusy, setBusy] = useState(false)
  if (codes) return <NewCodesDialog area={area} codes={codes} onClose={onClose} />
  return (
    <Dialog
      title={t(factorTexts.turnOn)}
      width="480px"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(actionTexts.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isBusy}>
            {t(begun ? factorTexts.turnOn : setUpTexts.next)}
          </Button>
        </>
      }
    >
      {begun ? (
        <StepForm<{ code: string }>
          key="code"
          id={formId}
          onBusy={setBusy}
          send={async (body) => {
            const { recovery_codes } = await call(confirm, { body }, { quiet: true })
            setCodes(recovery_codes)
            message.success(t(setUpTexts.done))
            await factorChanged(area)
          }}
        >
          <Scan {...begun} />
          <FactorCodeItem name="code" mayBeRecovery={false} />
        </StepForm>
      ) : (
        <StepForm<{ old_password: string }>
          key="password"
          id={formId}
          onBusy={setBusy}
          send={async (body) => setBegun(await call(begin, { body }, { quiet: true }))}
        >
          <p>{t(setUpTexts.passwordText)}</p>
          <PasswordItem />
        </StepForm>
      )}
    </Dialog>
  )
}

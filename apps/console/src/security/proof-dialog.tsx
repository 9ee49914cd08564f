import { Button } from 'antd'
import { useState } from 'react'
import { actionTexts } from '../i18n/texts.ts'
import { useText } from '../i18n/use-text.ts'
import { FactorCodeItem } from '../kit/second-factor/factor-code-item.tsx'
import { Dialog } from '../kit/ui/dialog.tsx'
import { PasswordItem } from './password-item.tsx'
import { StepForm } from './step-form.tsx'

export interface Proof {
  old_password: string
  code: string
}

interface Props {
  title: string
  text: string
  isDanger?: boolean
  /** Sends password and code; rejects like the calls. */
  send: (proof: Proof) => Promise<void>
  onClose: () => void
}

const formId = 'prove-factor'

/** Asks for password and code before the second factor is changed. */
export function ProofDialog({ title, text, isDanger = false, send, onClose }: Props) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      title={title}
      width="480px"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(actionTexts.cancel)}</Button>
          <Button type="primary" danger={isDanger} htmlType="submit" form={formId} loading={isBusy}>
            {title}
          </Button>
        </>
      }
    >
      <StepForm<Proof> id={formId} onBusy={setBusy} send={send}>
        <p>{text}</p>
        <PasswordItem />
        <FactorCodeItem name="code" hasFocus={false} />
      </StepForm>
    </Dialog>
  )
}

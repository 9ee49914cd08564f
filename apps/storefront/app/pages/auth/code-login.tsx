import type { loginByCode } from '@fangshi/contract/accounts'
import type { Input, Reply } from '@fangshi/contract/route'
import { codeCheck, phoneCheck } from '~/account/field-checks.ts'
import { PhoneField } from '~/account/phone-field.tsx'
import { solveProofOfWork } from '~/account/proof-of-work.ts'
import { SmsCodeField } from '~/account/sms-code-field.tsx'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { FactorCodeField } from './factor-code-field.tsx'
import { useFactorStep } from './use-factor-step.ts'
import { useLogIn } from './use-log-in.ts'

interface Values {
  phone: string
  code: string
  factor_code?: string
}

/** Sends a login by code; rejects like its call. */
export type SendCode = (body: Input<typeof loginByCode>['body']) => Promise<Reply<typeof loginByCode>>

/** The login by a code that is sent to the account's phone; `label` is what its button says. */
export function CodeLogin({
  isLeaving,
  send: sendLogin,
  label,
}: {
  isLeaving: boolean
  send: SendCode
  label?: string
}) {
  const t = useAuthTexts()
  const step = useFactorStep()
  const fields = useFields<Values>({
    names: ['phone', 'code', 'factor_code'],
    at: { PHONE_UNKNOWN: 'phone', SMS_PHONE_EMPTY: 'phone' },
  })
  const { field, errorOf, validValue, showRefusal } = fields
  const start = useLogIn(fields.setAlert)
  const logIn = async ({ phone, code, factor_code }: Values): Promise<void> => {
    const factor = factor_code ? { factor_code } : {}
    const body = { phone, code, ...factor, proof: await solveProofOfWork() }
    await start((await sendLogin(body)).access_token)
  }
  const send = fields.submit((values) => step.attempt(() => logIn(values)))
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <FormAlert text={fields.alert} />
      <PhoneField label={t('auth:phone')} error={errorOf('phone')} {...field('phone', phoneCheck)} />
      <SmsCodeField
        purpose="login"
        phone={() => validValue('phone')}
        onRefused={showRefusal}
        label={t('auth:code')}
        error={errorOf('code')}
        {...field('code', codeCheck(t))}
      />
      {step.isOpen && <FactorCodeField fields={fields} name="factor_code" />}
      <SubmitButton size="l" className="w-full" busy={fields.isSending || isLeaving}>
        {label ?? t('auth:login')}
      </SubmitButton>
    </form>
  )
}

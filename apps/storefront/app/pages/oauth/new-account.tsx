import { oauthRegister } from '@fangshi/contract/oauth'
import { codeCheck, phoneCheck } from '~/account/field-checks.ts'
import { forgetInviter, rememberedInviter } from '~/account/inviter.ts'
import { PhoneField } from '~/account/phone-field.tsx'
import { SmsCodeField } from '~/account/sms-code-field.tsx'
import { call } from '~/api/call.ts'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import type { Begun } from '~/oauth/begun.ts'
import { useOauthTexts } from '~/oauth/own-texts.ts'
import { AgreementField } from '~/pages/auth/agreement-field.tsx'
import type { CodeForm } from '~/pages/auth/code-form-fields.tsx'
import { useLogIn } from '~/pages/auth/use-log-in.ts'

/** Opens an account for an identity, with a phone that a code proves. */
export function NewAccount({ begun: { state, verifier } }: { begun: Begun }) {
  const t = useOauthTexts()
  const authText = useAuthTexts()
  const fields = useFields<CodeForm>({
    names: ['phone', 'code', 'agreed'],
    at: { PHONE_TAKEN: 'phone', SMS_PHONE_EMPTY: 'phone' },
  })
  const { field, errorOf, validValue, showRefusal } = fields
  const start = useLogIn(fields.setAlert)
  const send = fields.submit(async ({ phone, code, agreed }) => {
    const body = { state, verifier, phone, code, agreed, inviter_id: rememberedInviter() }
    const { access_token } = await call(oauthRegister, { body }, { quiet: true })
    forgetInviter()
    await start(access_token)
  })
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <FormAlert text={fields.alert} />
      <PhoneField label={authText('auth:phone')} error={errorOf('phone')} {...field('phone', phoneCheck)} />
      <SmsCodeField
        purpose="register"
        phone={() => validValue('phone')}
        onRefused={showRefusal}
        label={authText('auth:code')}
        error={errorOf('code')}
        {...field('code', codeCheck(authText))}
      />
      <AgreementField fields={fields} />
      <SubmitButton size="l" className="w-full" busy={fields.isSending}>
        {t('oauth:register')}
      </SubmitButton>
    </form>
  )
}

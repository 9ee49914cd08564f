import type { SmsPurpose } from '@fangshi/contract/status'
import { codeCheck, passwordCheck, phoneCheck, sameAs } from '~/account/field-checks.ts'
import { PhoneField } from '~/account/phone-field.tsx'
import { SmsCodeField } from '~/account/sms-code-field.tsx'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import type { Fields } from '~/form/use-fields.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { PasswordInput } from '~/ui/inputs/password-input.tsx'

/** The fields that registration and password reset share; only registration uses `agreed`, only the reset `factor_code`. */
export interface CodeForm {
  phone: string
  code: string
  password: string
  password_again: string
  agreed: boolean
  factor_code?: string
}

/** Phone, SMS code, and the new password twice. */
export function CodeFormFields({
  fields: { form, field, errorOf, validValue, showRefusal },
  purpose,
  passwordLabel,
}: {
  fields: Fields<CodeForm>
  purpose: SmsPurpose
  passwordLabel: string
}) {
  const t = useAuthTexts()
  return (
    <>
      <PhoneField label={t('auth:phone')} error={errorOf('phone')} {...field('phone', phoneCheck)} />
      <SmsCodeField
        purpose={purpose}
        phone={() => validValue('phone')}
        onRefused={showRefusal}
        label={t('auth:code')}
        error={errorOf('code')}
        {...field('code', codeCheck(t))}
      />
      <Field label={passwordLabel} hint={t('auth:passwordHint')} error={errorOf('password')}>
        {(input) => <PasswordInput {...input} autoComplete="new-password" {...field('password', passwordCheck(t))} />}
      </Field>
      <Field label={t('auth:passwordAgain')} error={errorOf('password_again')}>
        {(input) => (
          <PasswordInput
            {...input}
            autoComplete="new-password"
            {...field(
              'password_again',
              sameAs(() => form.getValues('password')),
            )}
          />
        )}
      </Field>
    </>
  )
}

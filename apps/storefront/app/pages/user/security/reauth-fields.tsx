import { useState } from 'react'
import { codeCheck, notEmpty } from '~/account/field-checks.ts'
import { SmsCodeField } from '~/account/sms-code-field.tsx'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { PasswordInput } from '~/ui/inputs/password-input.tsx'
import { Segments } from '~/ui/inputs/segments.tsx'
import type { SecurityFields } from './security-form.ts'

const ways = ['old_password', 'code'] as const

/** Confirms who is at the device: by the login password, or a code to the phone (rules §1, Re-authentication). */
export function ReauthFields({ fields: { form, field, errorOf }, phone }: { fields: SecurityFields; phone: string }) {
  const t = useUserTexts()
  const authText = useAuthTexts()
  const [way, setWay] = useState<(typeof ways)[number]>('old_password')
  const change = (chosen: (typeof ways)[number]): void => {
    // The value of the other method must not be sent.
    form.unregister(ways)
    setWay(chosen)
  }
  return (
    <div className="space-y-4 rounded-3 bg-sunken p-4">
      {phone && (
        <Segments
          name="reauth"
          label={t('user:reauth')}
          choices={ways.map((value) => ({ value, text: t(`user:by_${value}`) }))}
          value={way}
          onChange={change}
        />
      )}
      {way === 'old_password' ? (
        <Field label={t('user:oldPassword')} error={errorOf('old_password')}>
          {(input) => <PasswordInput {...input} autoComplete="current-password" {...field('old_password', notEmpty)} />}
        </Field>
      ) : (
        <SmsCodeField
          purpose="edit_user"
          label={t('user:codeTo', { phone })}
          error={errorOf('code')}
          {...field('code', codeCheck(authText))}
        />
      )}
    </div>
  )
}

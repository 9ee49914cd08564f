import { setPhone } from '@fangshi/contract/account-security'
import { codeCheck, phoneCheck } from '~/account/field-checks.ts'
import { PhoneField } from '~/account/phone-field.tsx'
import { SmsCodeField } from '~/account/sms-code-field.tsx'
import { call } from '~/api/call.ts'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { Route } from './+types/safe-phone'
import type { Me } from '~/pages/user/completeness.ts'
import { ReauthFields } from './reauth-fields.tsx'
import { reauthOf, type SecurityValues } from './security-form.ts'
import { SecurityPage } from './security-page.tsx'
import { useFinishChange } from './use-finish-change.ts'

export function meta({ matches }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  const description = t('user:phoneText')
  return pageMeta(matches, { title: t('user:boundPhone'), description, path: links.safePhone(), noindex: true })
}

function PhoneForm({ me }: { me: Me }) {
  const t = useUserTexts()
  const authText = useAuthTexts()
  const finish = useFinishChange()
  const fields = useFields<SecurityValues>({
    names: ['old_password', 'code', 'phone', 'new_code'],
    at: { PHONE_TAKEN: 'phone', SMS_PHONE_EMPTY: 'phone' },
  })
  const { field, errorOf } = fields
  const save = fields.submit(async (values) => {
    const { phone, new_code } = values
    await call(setPhone, { body: { ...reauthOf(values), phone, new_code } }, { quiet: true })
    await finish(t('user:phoneChanged'))
  })
  return (
    <form noValidate onSubmit={save} className="space-y-4">
      <FormAlert text={fields.alert} />
      {me.phone && (
        <p>
          <span className="block pb-1 font-medium">{t('user:currentPhone')}</span>
          <span className="text-ink-2 tabular-nums">{me.phone}</span>
        </p>
      )}
      <ReauthFields fields={fields} phone={me.phone} />
      <PhoneField label={t('user:newPhone')} error={errorOf('phone')} {...field('phone', phoneCheck)} />
      <SmsCodeField
        purpose="new_phone"
        phone={() => fields.validValue('phone')}
        onRefused={fields.showRefusal}
        label={t('user:newCode')}
        error={errorOf('new_code')}
        {...field('new_code', codeCheck(authText))}
      />
      <SubmitButton className="w-full md:w-auto" busy={fields.isSending}>
        {t('user:changePhone')}
      </SubmitButton>
    </form>
  )
}

/** Changes the phone number. */
export default function SafePhone() {
  const t = useUserTexts()
  return (
    <SecurityPage title={t('user:boundPhone')} text={t('user:phoneText')}>
      {(me) => <PhoneForm me={me} />}
    </SecurityPage>
  )
}

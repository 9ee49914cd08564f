import { setPassword } from '@fangshi/contract/account-security'
import { passwordCheck, sameAs } from '~/account/field-checks.ts'
import { call } from '~/api/call.ts'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { userTexts, useUserTexts } from '~/area-texts/user-texts.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { PasswordInput } from '~/ui/inputs/password-input.tsx'
import type { Route } from './+types/safe-password'
import type { Me } from '~/pages/user/completeness.ts'
import { ReauthFields } from './reauth-fields.tsx'
import { reauthOf, type SecurityValues } from './security-form.ts'
import { SecurityPage } from './security-page.tsx'
import { useFinishChange } from './use-finish-change.ts'

export function meta({ matches }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  const description = t('user:passwordText')
  return pageMeta(matches, { title: t('user:changePassword'), description, path: links.safePassword(), noindex: true })
}

function PasswordForm({ me }: { me: Me }) {
  const t = useUserTexts()
  const authText = useAuthTexts()
  const finish = useFinishChange()
  const fields = useFields<SecurityValues>({ names: ['old_password', 'code', 'password', 'password_again'] })
  const { form, field, errorOf } = fields
  const save = fields.submit(async (values) => {
    const { password, password_again } = values
    await call(setPassword, { body: { ...reauthOf(values), password, password_again } }, { quiet: true })
    await finish(t('user:passwordChanged'))
  })
  return (
    <form noValidate onSubmit={save} className="space-y-4">
      <FormAlert text={fields.alert} />
      {/* Tells password managers whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={me.username} readOnly hidden />
      <ReauthFields fields={fields} phone={me.phone} />
      <Field label={authText('auth:newPassword')} hint={authText('auth:passwordHint')} error={errorOf('password')}>
        {(input) => (
          <PasswordInput {...input} autoComplete="new-password" {...field('password', passwordCheck(authText))} />
        )}
      </Field>
      <Field label={authText('auth:passwordAgain')} error={errorOf('password_again')}>
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
      <SubmitButton className="w-full md:w-auto" busy={fields.isSending}>
        {t('user:changePassword')}
      </SubmitButton>
    </form>
  )
}

/** Changes the login password and ends all other sessions. */
export default function SafePassword() {
  const t = useUserTexts()
  return (
    <SecurityPage title={t('user:changePassword')} text={t('user:passwordText')}>
      {(me) => <PasswordForm me={me} />}
    </SecurityPage>
  )
}

import { setPayPassword } from '@fangshi/contract/account-security'
import { NewPayPassword } from '@fangshi/contract/shapes'
import { Controller } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { sameAs } from '~/account/field-checks.ts'
import { ownPath } from '~/routing/own-path.ts'
import { call } from '~/api/call.ts'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { fits } from '~/form/field-errors.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { PayPasswordInput } from '~/ui/inputs/pay-password-input.tsx'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/safe-pay-password'
import type { Me } from '~/pages/user/completeness.ts'
import { ReauthFields } from './reauth-fields.tsx'
import { reauthOf, type SecurityFields, type SecurityValues } from './security-form.ts'
import { SecurityPage } from './security-page.tsx'
import { useFinishChange } from './use-finish-change.ts'

export const handle: PageHandle = { queryKeys: ['next'] }

export function meta({ matches }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  const description = t('user:payPasswordLong')
  return pageMeta(matches, { title: t('user:payPassword'), description, path: links.safePayPassword(), noindex: true })
}

function Boxes({
  fields: { form, rules, errorOf, validateOnBlur },
  name,
  label,
  check,
}: {
  fields: SecurityFields
  name: 'pay_password' | 'pay_password_again'
  label: string
  check: (value: unknown) => true | string
}) {
  const { onChange: onEdit, ...rest } = rules(name, check)
  return (
    <Controller
      name={name}
      control={form.control}
      defaultValue=""
      rules={rest}
      render={({ field: { onChange, onBlur, ...field } }) => (
        <Field label={label} error={errorOf(name)}>
          {(input) => (
            <PayPasswordInput
              {...input}
              {...field}
              onBlur={() => validateOnBlur(name, onBlur)}
              onChange={(digits) => {
                onEdit()
                onChange(digits)
              }}
            />
          )}
        </Field>
      )}
    />
  )
}

function PayPasswordForm({ me }: { me: Me }) {
  const t = useUserTexts()
  const finish = useFinishChange()
  const [query] = useSearchParams()
  const fields = useFields<SecurityValues>({ names: ['old_password', 'code', 'pay_password', 'pay_password_again'] })
  const save = fields.submit(async (values) => {
    const { pay_password, pay_password_again } = values
    await call(setPayPassword, { body: { ...reauthOf(values), pay_password, pay_password_again } }, { quiet: true })
    await finish(t('user:payPasswordSaved'), ownPath(query.get('next')) ?? undefined)
  })
  return (
    <form noValidate onSubmit={save} className="space-y-4">
      <FormAlert text={fields.alert} />
      <ReauthFields fields={fields} phone={me.phone} />
      <Boxes
        fields={fields}
        name="pay_password"
        label={t(me.has_pay_password ? 'user:newPayPassword' : 'user:payPasswordDigits')}
        check={(value) => (value ? fits(NewPayPassword)(value) : 'REQUIRED')}
      />
      <Boxes
        fields={fields}
        name="pay_password_again"
        label={t('user:payPasswordAgain')}
        check={sameAs(() => fields.form.getValues('pay_password'))}
      />
      <SubmitButton className="w-full md:w-auto" busy={fields.isSending}>
        {t('ui:save')}
      </SubmitButton>
    </form>
  )
}

/** Sets, changes or unlocks the pay password, then returns to where it was needed. */
export default function SafePayPassword() {
  const t = useUserTexts()
  return (
    <SecurityPage title={t('user:payPassword')} text={t('user:payPasswordLong')}>
      {(me) => <PayPasswordForm me={me} />}
    </SecurityPage>
  )
}

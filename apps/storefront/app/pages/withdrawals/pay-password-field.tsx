import { PayPassword } from '@fangshi/contract/shapes'
import { Controller, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { fits } from '~/form/field-errors.ts'
import type { Fields } from '~/form/use-fields.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { PayPasswordInput } from '~/ui/inputs/pay-password-input.tsx'
import { useWithdrawalTexts } from './own-texts.ts'

/** The pay password of a form, with the way to a new one. */
export function PayPasswordField<V extends FieldValues & { pay_password: string }>({
  fields: { form, rules, errorOf, validateOnBlur },
}: {
  fields: Fields<V>
}) {
  const t = useWithdrawalTexts()
  const shared = useOrderTexts()
  const name = 'pay_password' as Path<V>
  const { onChange: onEdit, ...rest } = rules(name, (value) => (value ? fits(PayPassword)(value) : 'REQUIRED'))
  return (
    <div className="space-y-1">
      <Controller
        name={name}
        control={form.control}
        defaultValue={'' as PathValue<V, Path<V>>}
        rules={rest}
        render={({ field: { onChange, onBlur, ...field } }) => (
          <Field label={t('withdrawal:payPassword')} error={errorOf(name)}>
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
      <LocalLink
        to={links.safePayPassword(links.withdrawals())}
        className="inline-block rounded-1 py-1 text-13 text-ink-2 underline hover:text-brand"
      >
        {shared('order:forgotPayPassword')}
      </LocalLink>
    </div>
  )
}

import { FactorCode } from '@fangshi/contract/shapes'
import { useEffect } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { fits } from '~/form/field-errors.ts'
import type { Fields } from '~/form/use-fields.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'

interface Props<V extends FieldValues> {
  fields: Fields<V>
  name: FieldPath<V>
}

/** The code of the second factor, which a store owner's account may have; focused when the form asks for it. */
export function FactorCodeField<V extends FieldValues>({ fields: { form, field, errorOf }, name }: Props<V>) {
  const t = useAuthTexts()
  useEffect(() => form.setFocus(name), [form, name])
  return (
    <Field label={t('auth:factorCode')} hint={t('auth:factorHint')} error={errorOf(name)}>
      {(input) => (
        <TextInput
          {...input}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          {...field(name, fits(FactorCode))}
        />
      )}
    </Field>
  )
}

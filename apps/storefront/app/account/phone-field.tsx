import type { ComponentProps } from 'react'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'

/** The field for the number of a mobile phone. */
export function PhoneField({
  label,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'className'> & { label: string; error: string | undefined }) {
  return (
    <Field label={label} error={error}>
      {(described) => (
        <TextInput {...described} type="tel" inputMode="tel" autoComplete="tel" maxLength={20} {...input} />
      )}
    </Field>
  )
}

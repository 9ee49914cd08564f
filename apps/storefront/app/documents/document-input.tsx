import { Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import type { Fields } from '~/form/use-fields.ts'
import { DocumentField } from './document-field.tsx'

/** A private picture or PDF as a form field; submitting waits for its upload. */
export function DocumentInput<V extends FieldValues>({
  fields,
  name,
  label,
  check,
}: {
  fields: Fields<V>
  name: FieldPath<V>
  label: string
  check: (value: unknown) => true | string
}) {
  return (
    <Controller
      name={name}
      control={fields.form.control}
      rules={fields.rules(name, check)}
      render={({ field: { value, onChange, ref } }) => (
        <DocumentField
          label={label}
          value={value}
          error={fields.errorOf(name)}
          onChange={onChange}
          onSending={fields.waitFor}
          ref={ref}
        />
      )}
    />
  )
}

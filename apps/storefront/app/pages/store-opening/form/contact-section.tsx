import { Text } from '@fangshi/contract/shapes'
import { phoneCheck } from '~/account/field-checks.ts'
import { fits } from '~/form/field-errors.ts'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { FormSection, type SectionProps } from './form-section.tsx'

const tel = { type: 'tel', inputMode: 'numeric', maxLength: 11 } as const

/** The contacts of the store. */
export function ContactSection({ fields: { field, errorOf } }: SectionProps) {
  const t = useDocumentTexts()
  return (
    <FormSection title={t('opening:contactTitle')} text={t('opening:contactText')}>
      <Field label={t('opening:phone')} hint={t('opening:phoneHint')} error={errorOf('store_phone')}>
        {(input) => <TextInput {...input} {...tel} autoComplete="tel-national" {...field('store_phone', phoneCheck)} />}
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t('opening:emergencyContact')} error={errorOf('emergency_contact')}>
          {(input) => (
            <TextInput
              {...input}
              autoComplete="off"
              maxLength={30}
              {...field('emergency_contact', fits(Text(1, 30)))}
            />
          )}
        </Field>
        <Field label={t('opening:emergencyPhone')} error={errorOf('emergency_contact_phone')}>
          {(input) => (
            <TextInput {...input} {...tel} autoComplete="off" {...field('emergency_contact_phone', phoneCheck)} />
          )}
        </Field>
      </div>
    </FormSection>
  )
}

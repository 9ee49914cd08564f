import { IdNumber } from '@fangshi/contract/documents'
import { Text } from '@fangshi/contract/shapes'
import { fits } from '~/form/field-errors.ts'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { DocumentInput } from '~/documents/document-input.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { filled } from './checks.ts'
import { FormSection, type SectionProps } from './form-section.tsx'

type DocumentName = 'business_license' | 'id_card_t' | 'id_card_b'

/** The business licence and the identity of the legal representative. `keptIdNo` is the masked number on file. */
export function DocumentsSection({ fields, keptIdNo }: SectionProps & { keptIdNo: string }) {
  const t = useDocumentTexts()
  const { field, errorOf } = fields
  const fileField = (name: DocumentName, label: string) => (
    <DocumentInput fields={fields} name={name} label={label} check={filled} />
  )
  const idCheck = (value: unknown): true | string => (keptIdNo && !value ? true : fits(IdNumber)(value))
  return (
    <FormSection title={t('opening:documentsTitle')} text={t('opening:documentTexts')}>
      <div className="grid gap-5 md:grid-cols-2">
        {fileField('business_license', t('opening:licence'))}
        <div className="space-y-5">
          <Field label={t('opening:licenceNo')} error={errorOf('business_license_no')}>
            {(input) => (
              <TextInput
                {...input}
                autoComplete="off"
                maxLength={40}
                {...field('business_license_no', fits(Text(1, 40)))}
              />
            )}
          </Field>
          <Field label={t('opening:legalPerson')} error={errorOf('legal_person')}>
            {(input) => (
              <TextInput {...input} autoComplete="off" maxLength={30} {...field('legal_person', fits(Text(1, 30)))} />
            )}
          </Field>
          <Field
            label={t('opening:idNo')}
            {...(keptIdNo ? { hint: t('opening:idNoKept', { number: keptIdNo }) } : {})}
            error={errorOf('id_card_no')}
          >
            {(input) => <TextInput {...input} autoComplete="off" maxLength={18} {...field('id_card_no', idCheck)} />}
          </Field>
        </div>
        {fileField('id_card_t', t('opening:idFront'))}
        {fileField('id_card_b', t('opening:idBack'))}
      </div>
    </FormSection>
  )
}

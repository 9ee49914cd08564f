import { AddressInput } from '@fangshi/contract/addresses'
import { Text } from '@fangshi/contract/shapes'
import { Controller } from 'react-hook-form'
import { AreaCascader } from '~/address/area-cascader.tsx'
import { fits } from '~/form/field-errors.ts'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { TextArea, TextInput } from '~/ui/inputs/text-input.tsx'
import { FormSection, type SectionProps } from './form-section.tsx'
import { PlaceFields } from './place-fields.tsx'

/** The company and its location. */
export function CompanySection({ fields }: SectionProps) {
  const t = useDocumentTexts()
  const { form, field, rules, errorOf } = fields
  return (
    <FormSection title={t('opening:companyTitle')} text={t('opening:companyText')}>
      <Field label={t('opening:companyName')} error={errorOf('store_company_name')}>
        {(input) => (
          <TextInput
            {...input}
            autoComplete="organization"
            maxLength={50}
            {...field('store_company_name', fits(Text(1, 50)))}
          />
        )}
      </Field>
      <Controller
        name="area"
        control={form.control}
        rules={rules('area', fits(AddressInput.shape.area))}
        render={({ field: { value, onChange, ref } }) => (
          <Field label={t('opening:area')} error={errorOf('area')}>
            {(input) => (
              <AreaCascader {...input} label={t('opening:area')} value={value} onChange={onChange} ref={ref} />
            )}
          </Field>
        )}
      />
      <Field label={t('opening:address')} error={errorOf('store_address')}>
        {(input) => (
          <TextArea
            {...input}
            rows={2}
            maxLength={50}
            placeholder={t('opening:addressExample')}
            {...field('store_address', fits(Text(1, 50)))}
          />
        )}
      </Field>
      <PlaceFields fields={fields} />
    </FormSection>
  )
}

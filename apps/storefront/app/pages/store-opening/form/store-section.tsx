import { Text } from '@fangshi/contract/shapes'
import { Controller } from 'react-hook-form'
import { fits } from '~/form/field-errors.ts'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { AvatarField } from '~/avatar/avatar-field.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { ClassPicker } from './class-picker.tsx'
import { filled } from './checks.ts'
import { FormSection, type SectionProps } from './form-section.tsx'

/** What shoppers see of the store, and the categories it sells in. */
export function StoreSection({ fields: { form, field, rules, errorOf } }: SectionProps) {
  const t = useDocumentTexts()
  const name = form.watch('store_name')
  return (
    <FormSection title={t('opening:storeTitle')} text={t('opening:storeText')}>
      <Controller
        name="store_logo"
        control={form.control}
        rules={rules('store_logo', filled)}
        render={({ field: { value, onChange, ref } }) => (
          <AvatarField
            src={value}
            name={name || t('opening:storeTitle')}
            label={t('opening:logo')}
            cropTitle={t('opening:logoCrop')}
            hint={t('opening:logoHint')}
            error={errorOf('store_logo')}
            onChange={onChange}
            ref={ref}
          />
        )}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t('opening:storeName')} error={errorOf('store_name')}>
          {(input) => <TextInput {...input} maxLength={30} {...field('store_name', fits(Text(1, 30)))} />}
        </Field>
        <Field label={t('opening:storeNameEn')} optional error={errorOf('store_name_en')}>
          {(input) => <TextInput {...input} lang="en" maxLength={30} {...field('store_name_en')} />}
        </Field>
      </div>
      <Controller
        name="class_ids"
        control={form.control}
        rules={rules('class_ids', filled)}
        render={({ field: { value, onChange, ref } }) => (
          <ClassPicker value={value} onChange={onChange} error={errorOf('class_ids')} ref={ref} />
        )}
      />
    </FormSection>
  )
}

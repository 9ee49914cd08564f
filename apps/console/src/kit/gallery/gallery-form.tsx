import { Button, Form, Space } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { galleryTexts } from './texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { showFieldErrors } from '../fields/field-errors.ts'
import { FieldsForm } from '../fields/form/fields-form.tsx'
import { FormFields } from '../fields/form/form-fields.tsx'
import type { FieldSpecs, FormValues } from '../fields/spec.ts'
import styles from './gallery.module.css'

interface Props {
  fields: FieldSpecs
  values: FormValues
  isDisabled: boolean
  /** Shows at once what is wrong. */
  isChecked: boolean
}

/** A form of every field that shows what it would send. */
export function GalleryForm({ fields, values, isDisabled, isChecked }: Props) {
  const t = useText()
  const locale = useLocale()
  const [form] = Form.useForm<FormValues>()
  const [sent, setSent] = useState<FormValues>()
  useEffect(() => {
    if (isChecked) void form.validateFields().catch(() => undefined)
  }, [form, isChecked])

  return (
    <FieldsForm form={form} initial={values} labelWidth={140} disabled={isDisabled} onSubmit={setSent}>
      <FormFields fields={fields} />
      <Space className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          {t(galleryTexts.send)}
        </Button>
        <Button
          onClick={() => showFieldErrors(form, fields, { 'text_local.en': 'TOO_LONG', number: 'TOO_BIG' }, locale)}
        >
          {t(galleryTexts.refuse)}
        </Button>
      </Space>
      {sent && (
        <pre className={styles.sent} role="status" aria-label={t(galleryTexts.sent)}>
          {JSON.stringify(sent, null, 2)}
        </pre>
      )}
    </FieldsForm>
  )
}

import { Form, type FormInstance } from 'antd'
import { useContext, useId, type ReactNode } from 'react'
import { usePhone } from '../../ui/use-phone.ts'
import { changedPaths } from '../field-errors.ts'
import type { FormValues } from '../spec.ts'
import { FilesUnderWay, useFilesUnderWay } from '../uploads/files-under-way.ts'
import styles from './fields-form.module.css'

interface Props {
  form: FormInstance<FormValues>
  /** The values of the record that is edited; empty for a new one, which starts with the fields' own. */
  initial?: FormValues
  /** Receives the wire values of the fields on screen once all of them are valid. */
  onSubmit: (values: FormValues) => void
  /** For a submit button that stands outside the form. */
  id?: string
  /** px; default 90 (spec §9). */
  labelWidth?: number
  disabled?: boolean
  onChange?: (values: FormValues) => void
  children: ReactNode
}

/**
 * A form of fields: labels at the left (above on phones), checked on leaving a field, errors cleared by the first edit. It is
 * submitted once all uploads have finished.
 */
export function FieldsForm({ form, initial, onSubmit, id, labelWidth = 90, disabled, onChange, children }: Props) {
  const ownId = useId()
  const isWide = !usePhone()
  const around = useContext(FilesUnderWay)
  const { files, whenHere } = useFilesUnderWay()
  const again = (): void => void whenHere(() => form.submit())

  const edited = (changed: FormValues, values: FormValues): void => {
    const wrong = changedPaths(changed).filter((name) => form.getFieldError(name).length)
    form.setFields(wrong.map((name) => ({ name, errors: [] })) as Parameters<typeof form.setFields>[0])
    onChange?.(values)
  }

  return (
    <Form
      form={form}
      name={id ?? ownId}
      className={styles.form}
      layout={isWide ? 'horizontal' : 'vertical'}
      labelCol={isWide ? { flex: `${labelWidth}px` } : undefined}
      wrapperCol={isWide ? { flex: '1 1 0' } : undefined}
      labelWrap
      initialValues={initial}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      disabled={disabled}
      onValuesChange={edited}
      onFinish={(values) => (files.size ? again() : onSubmit(values))}
      // A required file may still be uploading.
      onFinishFailed={() => files.size && again()}
    >
      <FilesUnderWay value={around ?? files}>{children}</FilesUnderWay>
    </Form>
  )
}

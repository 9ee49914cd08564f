import { CallError } from '@fangshi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Form } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/use-locale.ts'
import { showFieldErrors } from '../kit/fields/field-errors.ts'
import { FieldsForm } from '../kit/fields/fields-form.tsx'
import { FormFields } from '../kit/fields/form-fields.tsx'
import type { FieldSpecs, FormValues } from '../kit/fields/spec.ts'
import { useLabel, type Label } from '../kit/label.ts'
import { Dialog } from '../kit/table/dialog.tsx'
import { useAttemptKey } from '../kit/use-attempt-key.ts'

interface Props {
  title: Label
  orderNo: string
  /** What happens, above the fields. */
  explained?: Label
  fields: FieldSpecs
  initial?: FormValues
  isDanger?: boolean
  /** `key`: the same for the same values, so that a second try has one effect (rules §5). */
  submit: (values: FormValues, key: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** A few fields about one order; the server's refusals stand at them. */
export function OrderFormDialog(props: Props) {
  const { title, orderNo, explained, fields, initial, isDanger = false, submit, onClose, onDone } = props
  const { t } = useTranslation()
  const read = useLabel()
  const locale = useLocale()
  const { message } = App.useApp()
  const keyOf = useAttemptKey()
  const formId = useId()
  const [form] = Form.useForm<FormValues>()
  const save = useMutation({
    mutationFn: (values: FormValues) => submit(values, keyOf(values)),
    onSuccess: () => {
      message.success(t('table.saved'))
      onDone()
    },
    onError: (error) => {
      if (error instanceof CallError) showFieldErrors(form, fields, error.fields, locale)
    },
  })
  return (
    <Dialog
      title={`${read(title)} · ${orderNo}`}
      width="min(560px, 100vw)"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('table.close')}</Button>
          <Button type="primary" danger={isDanger} htmlType="submit" form={formId} loading={save.isPending}>
            {isDanger ? read(title) : t('table.save')}
          </Button>
        </>
      }
    >
      {explained && <p>{read(explained)}</p>}
      <FieldsForm
        id={formId}
        form={form}
        initial={initial}
        onSubmit={(values) => !save.isPending && save.mutate(values)}
      >
        <FormFields fields={fields} />
      </FieldsForm>
    </Dialog>
  )
}

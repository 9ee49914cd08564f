import { CallError } from '@fangshi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Form } from 'antd'
import { useId, type ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import type { UiText } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { showFieldErrors } from '../fields/field-errors.ts'
import { FieldsForm } from '../fields/form/fields-form.tsx'
import { FormFields } from '../fields/form/form-fields.tsx'
import type { FieldSpecs, FormValues } from '../fields/spec.ts'
import { StaleNotice } from '../stale/stale-notice.tsx'
import { useStale, type RecordState } from '../stale/use-stale.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useAttemptKey } from '../../session/use-attempt-key.ts'

interface Props {
  title: UiText
  /** What the act is done to; shown after the title. */
  subject?: string
  /** An explanation above the fields. */
  explained?: UiText
  fields: FieldSpecs
  initial?: FormValues
  isDanger?: boolean
  /** The button's text instead of "Save"; that of a dangerous act is the title. */
  action?: UiText
  /** The message after success. */
  done?: UiText
  /** The revision that `initial` was shown with, and how to read both again, for fields that others may change meanwhile. */
  revised?: { revision: string | undefined; reread: () => Promise<RecordState> }
  /** `key`: the same for the same values, so that a second try has one effect (rules §5). */
  submit: (values: FormValues, key: string, revision: string | undefined) => Promise<unknown>
  onClose: () => void
  onDone: () => void
  /** Below the fields, inside the form. */
  children?: ReactNode
}

/** px; the labels of acts are longer than those of forms. */
const labelWidth = 120

/** An act on one row that needs a few fields; the server's errors are shown at them. */
export function ActDialog(props: Props) {
  const {
    title,
    subject,
    explained,
    fields,
    initial,
    isDanger = false,
    action,
    done,
    submit,
    onClose,
    onDone,
    revised,
  } = props
  const t = useText()
  const locale = useLocale()
  const { message } = App.useApp()
  const keyOf = useAttemptKey()
  const formId = useId()
  const [form] = Form.useForm<FormValues>()
  const opened = revised && { values: initial ?? {}, revision: revised.revision }
  const stale = useStale(form, opened, async () => (await revised?.reread()) ?? { values: {}, revision: undefined })
  const save = useMutation({
    mutationFn: (values: FormValues) => submit(values, keyOf(values), stale.revision),
    onSuccess: () => {
      message.success(done ? t(done) : t(actionTexts.saved))
      onDone()
    },
    onError: (error) => {
      if (error instanceof CallError) showFieldErrors(form, fields, error.fields, locale)
      stale.onRefused(error)
    },
  })
  return (
    <Dialog
      title={subject ? `${t(title)} · ${subject}` : t(title)}
      width="min(560px, 100vw)"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(actionTexts.close)}</Button>
          <Button type="primary" danger={isDanger} htmlType="submit" form={formId} loading={save.isPending}>
            {isDanger ? t(title) : action ? t(action) : t(actionTexts.save)}
          </Button>
        </>
      }
    >
      {explained && <p>{t(explained)}</p>}
      <FieldsForm
        id={formId}
        form={form}
        initial={initial}
        labelWidth={labelWidth}
        onSubmit={(values) => !save.isPending && save.mutate(values)}
      >
        <StaleNotice fields={fields} changes={stale.changes} />
        <FormFields fields={fields} />
        {props.children}
      </FieldsForm>
    </Dialog>
  )
}

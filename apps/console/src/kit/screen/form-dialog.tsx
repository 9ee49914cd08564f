import { CallError } from '@fangshi/contract/client'
import type { Resource } from '@fangshi/contract/resource'
import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Button, Form, Skeleton } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { listTexts } from '../list/texts.ts'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { showFieldErrors } from '../fields/field-errors.ts'
import { FieldsForm } from '../fields/form/fields-form.tsx'
import { FormFields } from '../fields/form/form-fields.tsx'
import type { FieldSpecs, FormValues } from '../fields/spec.ts'
import { Dialog } from '../ui/dialog.tsx'
import { emptyForm, formOf } from './dialogs/form-body.ts'
import type { FormExtra } from './form-extra.ts'
import { CallFailed } from '../list/list-states.tsx'
import type { Row } from '../fields/row.ts'
import { useLeaveGuard } from '../ui/use-leave-guard.ts'
import { StaleNotice } from '../stale/stale-notice.tsx'
import { useStale, type RecordState } from '../stale/use-stale.ts'
import { usePhone } from '../ui/use-phone.ts'
import { useSaveKey } from '../ui/use-save-key.ts'
import { showQuery } from '../list/use-show.ts'

interface Props {
  resource: Resource
  title: string
  form: FieldSpecs
  /** The row that is edited; absent: one is added. */
  id?: number
  /** What a new row starts with beside the fields' own. */
  presets?: FormValues
  toForm?: (row: Row) => FormValues
  toBody?: (values: FormValues) => FormValues
  extra?: FormExtra
  width?: string
  /** It is open because the address says so, and closes with that. */
  isAddressed?: boolean
  onClose: () => void
  /** Called after a save with the row as it is now and as it was. */
  onSaved: (row: Row, before: Row | undefined) => void
}

const nothing = (): void => {}

/** Adds or edits a row (spec §2): checked on leaving a field, the server's refusals at their fields, nothing lost unasked. */
export default function FormDialog(props: Props) {
  const {
    resource,
    title,
    form: fields,
    id,
    presets,
    toForm,
    toBody,
    extra,
    width,
    isAddressed,
    onClose,
    onSaved,
  } = props
  const t = useText()
  const { message } = App.useApp()
  const locale = useLocale()
  const isPhone = usePhone()
  const formId = useId()
  const [form] = Form.useForm<FormValues>()
  const [isDirty, setDirty] = useState(false)
  const record = useQuery({ ...showQuery(resource, id ?? 0), enabled: id !== undefined, gcTime: 0 })
  const before = id === undefined ? undefined : record.data
  const isReady = id === undefined || before !== undefined
  const { close, allow } = useLeaveGuard(isDirty, onClose, isAddressed ? nothing : onClose)
  const revised = (row: Row): RecordState => ({
    values: { ...formOf(fields, row, toForm), ...extra?.valuesOf(row) },
    revision: row.revision as string,
  })
  const stale = useStale(form, before && revised(before), async () =>
    revised((await call(resource.show, { params: { id: id ?? 0 } })) as Row),
  )

  const save = useMutation({
    mutationFn: async (values: FormValues) => {
      const body = (toBody ? toBody(values) : values) as Readonly<Record<string, never>>
      const saved = before
        ? await call(resource.update, { params: { id: before.id }, body: { ...body, revision: stale.revision } })
        : await call(resource.store, { body })
      return saved as Row
    },
    onSuccess: (saved) => {
      message.success(t(actionTexts.saved))
      allow()
      onSaved(saved, before)
    },
    onError: (error) => {
      if (error instanceof CallError) showFieldErrors(form, fields, error.fields, locale)
      stale.onRefused(error)
    },
  })

  useSaveKey(() => {
    if (isReady && !save.isPending) form.submit()
  })
  useEffect(() => {
    if (isReady && !isPhone) document.getElementById(formId)?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [isReady, isPhone, formId])

  const initial = before ? formOf(fields, before, toForm) : emptyForm(fields, presets, toForm)
  return (
    <Dialog
      title={title}
      width={width}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(actionTexts.cancel)}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            disabled={!isReady || save.isPending}
            loading={save.isPending}
          >
            {t(actionTexts.save)}
          </Button>
        </>
      }
    >
      {record.isError ? (
        <CallFailed error={record.error} onRetry={() => void record.refetch()} />
      ) : isReady ? (
        <FieldsForm
          id={formId}
          form={form}
          initial={initial}
          onChange={() => setDirty(true)}
          onSubmit={(values) => !save.isPending && save.mutate(values)}
        >
          <StaleNotice fields={fields} labels={extra?.labels} changes={stale.changes} />
          <FormFields fields={fields} />
          {extra?.render(before)}
        </FieldsForm>
      ) : (
        <Skeleton active aria-label={t(listTexts.loading)} />
      )}
    </Dialog>
  )
}

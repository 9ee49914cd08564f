import { CallError } from '@fangshi/contract/client'
import {
  changeOwnDocuments,
  documentsToEdit,
  getOwnDocuments,
  type OwnDocuments,
} from '@fangshi/contract/store-documents'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Form } from 'antd'
import { useMemo, useState } from 'react'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { showFieldErrors } from '../../kit/fields/field-errors.ts'
import { FieldsForm } from '../../kit/fields/form/fields-form.tsx'
import { FormFields } from '../../kit/fields/form/form-fields.tsx'
import type { FormValues } from '../../kit/fields/spec.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { StaleNotice } from '../../kit/stale/stale-notice.tsx'
import { useStale, type RecordState } from '../../kit/stale/use-stale.ts'
import { useLeaveGuard } from '../../kit/ui/use-leave-guard.ts'
import { queries } from '../../session/queries.ts'
import { documentSpecs } from './document-specs.ts'
import { ownDocumentsQuery } from './documents-query.ts'
import styles from './stores.module.css'

const texts = {
  send: l('提交审核', 'Submit for review'),
  sent: l('已提交审核', 'Submitted for review'),
  dirty: l('有未提交的修改', 'You have unsubmitted changes.'),
  clean: l('修改须经平台审核，通过前原资料继续有效', 'Changes take effect once the platform approves them.'),
}
const labelWidths = { 'zh-cn': 120, en: 160 } as const

/** The server sends identity numbers masked, so their fields start empty. */
const revised = ({ documents, change, revision }: OwnDocuments): RecordState => ({
  values: { ...documentsToEdit(documents, change), id_card_no: '' },
  revision,
})

/** The documents form; a submission is reviewed as a whole. */
export function DocumentsForm({ own, isReadOnly }: { own: OwnDocuments; isReadOnly: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { message } = App.useApp()
  const [form] = Form.useForm<FormValues>()
  const [isDirty, setDirty] = useState(false)
  const { id_card_no: masked } = documentsToEdit(own.documents, own.change)
  const fields = useMemo(() => documentSpecs(masked), [masked])
  useLeaveGuard(isDirty)
  // Read beside the query, whose new data would be a new form without what was typed.
  const stale = useStale(form, revised(own), async () => revised(await call(getOwnDocuments, {})))
  const save = useMutation({
    mutationFn: ({ id_card_no, ...values }: FormValues) =>
      call(changeOwnDocuments, {
        body: { ...values, ...(id_card_no ? { id_card_no } : {}), revision: stale.revision } as never,
      }),
    onSuccess: (now) => {
      setDirty(false)
      stale.onSaved(revised(now))
      queries.setQueryData(ownDocumentsQuery.queryKey, now)
      message.success(t(texts.sent))
    },
    onError: (error) => {
      if (error instanceof CallError) showFieldErrors(form, fields, error.fields, locale)
      stale.onRefused(error)
    },
  })
  return (
    <div className={styles.part}>
      <FieldsForm
        form={form}
        initial={revised(own).values}
        labelWidth={labelWidths[locale]}
        disabled={isReadOnly}
        onChange={() => setDirty(true)}
        onSubmit={(values) => !save.isPending && save.mutate(values)}
      >
        <StaleNotice fields={fields} changes={stale.changes} />
        <FormFields fields={fields} />
        {!isReadOnly && (
          <div className={styles.bar}>
            <Button type="primary" htmlType="submit" disabled={!isDirty} loading={save.isPending}>
              {t(texts.send)}
            </Button>
            <span role="status" className={styles.state}>
              {t(isDirty ? texts.dirty : texts.clean)}
            </span>
          </div>
        )}
      </FieldsForm>
    </div>
  )
}

import { CallError } from '@fangshi/contract/client'
import { saveOwnStore } from '@fangshi/contract/store-seller'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Form } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { l } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { showFieldErrors } from '../../kit/fields/field-errors.ts'
import { FieldsForm } from '../../kit/fields/form/fields-form.tsx'
import { FormFields } from '../../kit/fields/form/form-fields.tsx'
import type { FieldSpecs, FormValues } from '../../kit/fields/spec.ts'
import { useLeaveGuard } from '../../kit/ui/use-leave-guard.ts'
import { StaleNotice } from '../../kit/stale/stale-notice.tsx'
import { useStale, type RecordState } from '../../kit/stale/use-stale.ts'
import { queries } from '../../session/queries.ts'
import type { StorePart } from './parts.ts'
import styles from './stores.module.css'
import { storeQuery, type OwnStore } from './store-query.ts'

const labelWidths = { 'zh-cn': 100, en: 140 } as const

interface Props {
  fields: FieldSpecs
  /** Tools below the fields that fill some of them in. */
  tools?: StorePart['tools']
  store: OwnStore
  isReadOnly: boolean
}

/** The wire form of an empty control: an empty string, or null for numbers. */
const wireOf = ([name, value]: [string, unknown]): [string, unknown] =>
  name === 'store_lat' || name === 'store_lng' ? [name, value ?? null] : [name, value ?? '']

/** The fields of a part, as the store has them. */
const revised = (store: OwnStore, fields: FieldSpecs): RecordState => ({
  values: Object.fromEntries(Object.keys(fields).map((name) => [name, (store as FormValues)[name]])),
  revision: store.revision,
})

/** One part of the store's settings, saved separately. */
export function PartForm({ fields, tools: Tools, store, isReadOnly }: Props) {
  const t = useText()
  const locale = useLocale()
  const { message } = App.useApp()
  const [form] = Form.useForm<FormValues>()
  const [isDirty, setDirty] = useState(false)
  useLeaveGuard(isDirty)
  const stale = useStale(form, revised(store, fields), async () =>
    revised(await queries.fetchQuery({ ...storeQuery, staleTime: 0 }), fields),
  )
  const save = useMutation({
    mutationFn: (body: FormValues) => call(saveOwnStore, { body: { ...body, revision: stale.revision } as never }),
    onSuccess: (now) => {
      queries.setQueryData(storeQuery.queryKey, now)
      void queries.invalidateQueries({ queryKey: ['Seller', 'me'] })
      form.setFieldsValue(now as FormValues)
      stale.onSaved(revised(now, fields))
      setDirty(false)
      message.success(t(actionTexts.saved))
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
        initial={store as FormValues}
        labelWidth={labelWidths[locale]}
        disabled={isReadOnly}
        onChange={() => setDirty(true)}
        onSubmit={(values) => !save.isPending && save.mutate(Object.fromEntries(Object.entries(values).map(wireOf)))}
      >
        <StaleNotice fields={fields} changes={stale.changes} />
        <FormFields fields={fields} />
        {Tools && !isReadOnly && (
          <div className={styles.tools}>
            <Tools
              put={(values) => {
                form.setFieldsValue(values)
                setDirty(true)
              }}
            />
          </div>
        )}
        {!isReadOnly && (
          <div className={styles.bar}>
            <Button type="primary" htmlType="submit" disabled={!isDirty} loading={save.isPending}>
              {t(l('保存', 'Save'))}
            </Button>
            <span role="status" className={styles.state}>
              {t(
                isDirty
                  ? l('有未保存的修改', 'You have unsaved changes.')
                  : l('保存后立即在商城展示', 'Changes appear in the shop as soon as you save.'),
              )}
            </span>
          </div>
        )}
      </FieldsForm>
    </div>
  )
}

import { PlusOutlined } from '@ant-design/icons'
import { CallError } from '@fangshi/contract/client'
import { messageOf } from '@fangshi/contract/errors'
import { listFreights, maxTemplates, saveFreights } from '@fangshi/contract/freight-seller'
import type { Reply } from '@fangshi/contract/route'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Form, type FormInstance, type FormProps } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { l } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import type { FormValues } from '../../kit/fields/spec.ts'
import { StaleNotice } from '../../kit/stale/stale-notice.tsx'
import { useStale, type RecordState } from '../../kit/stale/use-stale.ts'
import { useLeaveGuard } from '../../kit/ui/use-leave-guard.ts'
import { queries } from '../../session/queries.ts'
import { newTemplate, placeOf, toBody, toForm, type FreightForm } from './freight-form.ts'
import { freightsKey } from './freights-key.ts'
import styles from './freights.module.css'
import { TemplateCard } from './template-card.tsx'
import { TermsFields } from './terms-fields.tsx'

const standard = l('默认运费', 'Default shipping')
const noFields = {}
const labels = { default: standard, customs: l('自定义模板', 'Custom templates') }
const revised = (saved: Reply<typeof listFreights>): RecordState => ({
  values: { ...toForm(saved) },
  revision: saved.revision,
})

/** All templates in one form, saved at once, all or none. */
export function TemplatesForm({ saved, isReadOnly }: { saved: Reply<typeof listFreights>; isReadOnly: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { message } = App.useApp()
  const [form] = Form.useForm<FreightForm>()
  const [isDirty, setDirty] = useState(false)
  useLeaveGuard(isDirty)
  // The form's values are the templates alone, which the hook compares as a whole.
  const stale = useStale(form as unknown as FormInstance<FormValues>, revised(saved), async () => {
    const now = await call(listFreights, {})
    queries.setQueryData(freightsKey, now)
    return revised(now)
  })
  const save = useMutation({
    mutationFn: (values: FreightForm) => call(saveFreights, { body: { ...toBody(values), revision: stale.revision } }),
    onSuccess: (now) => {
      queries.setQueryData(freightsKey, now)
      form.setFieldsValue(toForm(now))
      stale.onSaved(revised(now))
      setDirty(false)
      message.success(t(actionTexts.saved))
    },
    onError: (error) => {
      if (!(error instanceof CallError)) return
      stale.onRefused(error)
      const faults: FormProps['fields'] = Object.entries(error.fields).map(([path, key]) => ({
        name: placeOf(path),
        errors: [messageOf(key, locale)],
      }))
      form.setFields(faults)
    },
  })
  return (
    <Form
      form={form}
      layout="vertical"
      className={styles.form}
      initialValues={toForm(saved)}
      disabled={isReadOnly}
      scrollToFirstError={{ focus: true }}
      onValuesChange={() => setDirty(true)}
      onFinish={() => !save.isPending && save.mutate(form.getFieldsValue(true) as FreightForm)}
    >
      <StaleNotice fields={noFields} labels={labels} changes={stale.changes} />
      <section aria-label={t(standard)} className={styles.card}>
        <h2 className={styles.title}>{t(standard)}</h2>
        <p className={styles.means}>
          {t(
            l(
              '商品使用默认运费，或收货省份不在所选模板内时，按此计算。',
              'Used by products on default shipping, and for provinces their template does not cover.',
            ),
          )}
        </p>
        <TermsFields at={['default']} of={t(standard)} />
      </section>
      <Form.List name="customs">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <TemplateCard
                key={key}
                index={name}
                provinces={saved.provinces}
                isReadOnly={isReadOnly}
                onRemove={() => remove(name)}
              />
            ))}
            {!isReadOnly && (
              <Button
                type="dashed"
                block
                icon={<PlusOutlined aria-hidden />}
                disabled={fields.length >= maxTemplates}
                onClick={() => add(newTemplate())}
              >
                {t(l('添加自定义模板', 'Add custom template'))}
              </Button>
            )}
          </>
        )}
      </Form.List>
      {!isReadOnly && (
        <div className={styles.bar}>
          <Button type="primary" htmlType="submit" disabled={!isDirty} loading={save.isPending}>
            {t(l('全部保存', 'Save all'))}
          </Button>
          <span role="status" className={styles.state}>
            {t(
              isDirty ? l('有未保存的修改', 'You have unsaved changes.') : l('没有未保存的修改', 'All changes saved.'),
            )}
          </span>
        </div>
      )}
    </Form>
  )
}

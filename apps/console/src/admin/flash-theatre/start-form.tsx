import { maxTheatreBuyers, maxTheatreLimit, maxTheatreQuota, startTheatre } from '@fangshi/contract/flash-theatre'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Form } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { initialOf, number } from '../../kit/fields/build.ts'
import { FieldsForm } from '../../kit/fields/form/fields-form.tsx'
import { FormFields } from '../../kit/fields/form/form-fields.tsx'
import type { FieldSpecs, FormValues } from '../../kit/fields/spec.ts'
import { call } from '../../session/api.ts'
import { texts } from './texts.ts'
import styles from './theatre.module.css'

const wide = { span: 24, required: true, min: 1 } as const
const fields = {
  buyers: number(texts.buyers, {
    ...wide,
    max: maxTheatreBuyers,
    initial: 200,
    unit: texts.people,
    help: texts.buyersHelp,
  }),
  quota: number(texts.quota, { ...wide, max: maxTheatreQuota, initial: 50, unit: texts.pieces }),
  max_per_person: number(texts.limit, { ...wide, max: maxTheatreLimit, initial: 1, unit: texts.pieces }),
} satisfies FieldSpecs

/** How large the drill is to be, and the button that starts it. */
export function StartForm({ isRunning, onStart }: { isRunning: boolean; onStart: (id: number) => void }) {
  const t = useText()
  const { modal } = App.useApp()
  const [form] = Form.useForm<FormValues>()
  const start = useMutation({
    mutationFn: (values: FormValues) => {
      const size = { buyers: Number(values.buyers), quota: Number(values.quota) }
      return call(startTheatre, { body: { ...size, max_per_person: Number(values.max_per_person) } })
    },
    onSuccess: ({ id }) => onStart(id),
  })
  const ask = ({ buyers, quota, max_per_person, ...rest }: FormValues): void =>
    void modal.confirm({
      title: t(texts.sure),
      content: t(texts.sureBody, { buyers: Number(buyers), quota: Number(quota), limit: Number(max_per_person) }),
      okText: t(texts.start),
      onOk: () => void start.mutate({ buyers, quota, max_per_person, ...rest }),
    })
  return (
    <section className={styles.card} aria-label={t(texts.set)}>
      <h2>{t(texts.set)}</h2>
      <FieldsForm form={form} initial={initialOf(fields)} onSubmit={ask}>
        <FormFields fields={fields} />
        <Button type="primary" htmlType="submit" block disabled={isRunning} loading={start.isPending}>
          {t(texts.start)}
        </Button>
      </FieldsForm>
      <p className={styles.note}>{t(texts.explained)}</p>
    </section>
  )
}

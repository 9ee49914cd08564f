import { CallError } from '@fangshi/contract/client'
import { messageOf } from '@fangshi/contract/errors'
import { useMutation } from '@tanstack/react-query'
import { Alert, Form } from 'antd'
import { type ReactNode } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { errorText } from '../session/api.ts'
import styles from './step-form.module.css'

interface Props<Values> {
  id: string
  /** Sends the values; rejects like the calls. */
  send: (values: Values) => Promise<void>
  onBusy: (isBusy: boolean) => void
  children: ReactNode
}

/** The form of one step: sends its values, and shows what is wrong at the fields or above them. */
export function StepForm<Values extends object>({ id, send, onBusy, children }: Props<Values>) {
  const locale = useLocale()
  const [form] = Form.useForm<Values>()
  const sending = useMutation({
    mutationFn: (values: Values) => send(values),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onError: (error) => {
      if (!(error instanceof CallError)) return
      for (const [name, key] of Object.entries(error.fields))
        form.setFields([{ name: name as never, errors: [messageOf(key, locale)] }])
    },
  })
  const isAtField = sending.error instanceof CallError && Object.keys(sending.error.fields).length > 0
  return (
    <Form
      id={id}
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger={false}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(changed) =>
        form.setFields(Object.keys(changed).map((name) => ({ name: name as never, errors: [] })))
      }
      onFinish={(values) => !sending.isPending && sending.mutate(values)}
    >
      {sending.error && !isAtField && (
        <Alert className={styles.alert} type="error" showIcon title={errorText(sending.error, locale)} />
      )}
      {children}
    </Form>
  )
}

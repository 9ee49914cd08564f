import { CallError } from '@fangshi/contract/client'
import { configRoutes, type TestableGroup } from '@fangshi/contract/configs'
import { messageOf, type ErrorKey } from '@fangshi/contract/errors'
import { Email, Phone } from '@fangshi/contract/shapes'
import { useMutation } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { call, errorText } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { l } from '../../i18n/ui-text.ts'
import { TestOutcome, timeOfDay } from './check-outcome.tsx'
import { TestReceiver } from './check-receiver.tsx'
import { saveFirst, TestSection } from './check-section.tsx'

const title = l('测试已保存的配置', 'Test saved settings')

interface Props {
  group: TestableGroup
  /** Tests use saved settings, so unsaved changes must be saved first. */
  isDirty: boolean
}

/** What the test of a group is sent to. */
const receivers = {
  sms: { kind: 'phone', shape: Phone, wrong: 'PHONE_INVALID' },
  mail: { kind: 'email', shape: Email, wrong: 'EMAIL_INVALID' },
} as const

/** Tests a settings group and shows the outcome; those that send something ask for a phone number or an address. */
export function ConfigTest({ group, isDirty }: Props) {
  const locale = useLocale()
  const [to, setTo] = useState('')
  const [fault, setFault] = useState<ErrorKey>()
  const receiver = group === 'sms' || group === 'mail' ? receivers[group] : undefined
  const attempt = useMutation({
    mutationFn: async () => {
      const body = receiver ? { [receiver.kind]: to.trim() } : {}
      const result = await call(configRoutes[group].test, { body }, { quiet: true })
      return { ...result, at: timeOfDay() }
    },
    onError: (error) => setFault(receiver && error instanceof CallError ? error.fields[receiver.kind] : undefined),
  })
  const submit = (): void => {
    if (isDirty || attempt.isPending) return
    const wrong = receiver && !receiver.shape.safeParse(to).success ? receiver.wrong : undefined
    setFault(wrong)
    if (!wrong) attempt.mutate()
  }
  const { data, error, isPending } = attempt
  return (
    <TestSection
      title={title}
      reason={isDirty ? saveFirst : undefined}
      isTrying={isPending}
      onTry={submit}
      field={
        receiver && (
          <TestReceiver
            kind={receiver.kind}
            value={to}
            fault={fault && messageOf(fault, locale)}
            onChange={(next) => {
              setTo(next)
              setFault(undefined)
            }}
            onEnter={submit}
          />
        )
      }
      result={data ?? error}
      outcome={
        <>
          {data && !isPending && <TestOutcome {...data} />}
          {error && !fault && <Alert role="none" showIcon type="error" title={errorText(error, locale)} />}
        </>
      }
    />
  )
}

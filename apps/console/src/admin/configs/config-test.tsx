import { CallError } from '@fangshi/contract/client'
import { configRoutes, type TestableGroup } from '@fangshi/contract/configs'
import { messageOf, type ErrorKey } from '@fangshi/contract/errors'
import { Phone } from '@fangshi/contract/shapes'
import { useMutation } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { call, errorText } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { l } from '../../i18n/ui-text.ts'
import { TestOutcome, timeOfDay } from './check-outcome.tsx'
import { TestPhone } from './check-phone.tsx'
import { saveFirst, TestSection } from './check-section.tsx'

const title = l('测试已保存的配置', 'Test saved settings')

interface Props {
  group: TestableGroup
  /** Tests use saved settings, so unsaved changes must be saved first. */
  isDirty: boolean
}

/** Tests a settings group and shows the outcome; SMS settings ask for a phone number. */
export function ConfigTest({ group, isDirty }: Props) {
  const locale = useLocale()
  const [phone, setPhone] = useState('')
  const [fault, setFault] = useState<ErrorKey>()
  const wantsPhone = group === 'sms'
  const attempt = useMutation({
    mutationFn: async () => {
      const body = wantsPhone ? { phone: phone.trim() } : {}
      const result = await call(configRoutes[group].test, { body }, { quiet: true })
      return { ...result, at: timeOfDay() }
    },
    onError: (error) => setFault(error instanceof CallError ? error.fields.phone : undefined),
  })
  const submit = (): void => {
    if (isDirty || attempt.isPending) return
    const isWrong = wantsPhone && !Phone.safeParse(phone).success
    setFault(isWrong ? 'PHONE_INVALID' : undefined)
    if (!isWrong) attempt.mutate()
  }
  const { data, error, isPending } = attempt
  return (
    <TestSection
      title={title}
      reason={isDirty ? saveFirst : undefined}
      isTrying={isPending}
      onTry={submit}
      field={
        wantsPhone && (
          <TestPhone
            value={phone}
            fault={fault && messageOf(fault, locale)}
            onChange={(next) => {
              setPhone(next)
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

import { CallError } from '@fangshi/contract/client'
import { configRoutes, type ConfigGroup } from '@fangshi/contract/configs'
import { messageOf, type ErrorKey } from '@fangshi/contract/errors'
import { Phone } from '@fangshi/contract/shapes'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { call, errorText } from '../../api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { l, useLabel } from '../../kit/label.ts'
import styles from './configs.module.css'
import { TestOutcome, timeOfDay } from './test-outcome.tsx'
import { TestPhone } from './test-phone.tsx'

const texts = {
  title: l('测试已保存的配置', 'Try the saved settings out'),
  test: l('测试', 'Test'),
  saveFirst: l('保存修改后才能测试', 'Save your changes to test them.'),
}

interface Props {
  group: ConfigGroup
  /** Unsaved changes are not what would be tried. */
  isDirty: boolean
}

/** Tries a group out and says what came of it; settings that send texts ask where to. */
export function ConfigTest({ group, isDirty }: Props) {
  const read = useLabel()
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
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (data || error) told.current?.scrollIntoView({ block: 'nearest' })
  }, [data, error])
  return (
    <section className={styles.test} aria-label={read(texts.title)}>
      <div className={styles.try}>
        {wantsPhone && (
          <TestPhone
            value={phone}
            fault={fault && messageOf(fault, locale)}
            onChange={(next) => {
              setPhone(next)
              setFault(undefined)
            }}
            onEnter={submit}
          />
        )}
        <Button disabled={isDirty} loading={isPending} onClick={submit}>
          {read(texts.test)}
        </Button>
        <span className={styles.reason}>{isDirty && read(texts.saveFirst)}</span>
      </div>
      <div ref={told} role="status">
        {data && !isPending && <TestOutcome {...data} />}
        {error && !fault && <Alert role="none" showIcon type="error" title={errorText(error, locale)} />}
      </div>
    </section>
  )
}

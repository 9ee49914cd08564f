import { LockOutlined } from '@ant-design/icons'
import { CallError } from '@fangshi/contract/client'
import { messageOf } from '@fangshi/contract/errors'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { areas, type AreaName } from '../../areas/areas.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { call, errorText } from '../../session/api.ts'
import { useStaff } from '../../session/staff.ts'
import { FactorCodeItem } from '../second-factor/factor-code-item.tsx'
import styles from './confirm-dialog.module.css'
import { confirmTexts } from './texts.ts'

const fieldNames = ['password', 'factor_code'] as const

interface Values {
  password: string
  factor_code?: string
}

interface Props {
  area: AreaName
  onClose: (isConfirmed: boolean) => void
}

const formId = 'confirm-identity'

/** Asks for the password of the account before money, rights or secrets are touched (rules §1). */
export default function ConfirmDialog({ area, onClose }: Props) {
  const t = useText()
  const locale = useLocale()
  const { username } = useStaff()
  const [form] = Form.useForm<Values>()
  const [needsCode, setNeedsCode] = useState(false)
  const { confirm, provider } = areas[area]
  const prove = useMutation({
    mutationFn: (values: Values) => call(confirm, { body: { provider, ...values } }, { quiet: true }),
    onSuccess: () => onClose(true),
    onError: (error) => {
      if (!(error instanceof CallError)) return
      if (error.key === 'SECOND_FACTOR_NEEDED') return setNeedsCode(true)
      form.setFields(
        fieldNames.flatMap((name) => {
          const key = error.fields[name]
          return key ? [{ name, errors: [messageOf(key, locale)] }] : []
        }),
      )
    },
  })
  const isAtField = prove.error instanceof CallError && Object.keys(prove.error.fields).length > 0
  return (
    <Modal
      open
      centered
      width="min(440px, calc(100vw - 32px))"
      title={t(confirmTexts.title)}
      mask={{ closable: false }}
      closable={{ 'aria-label': t(actionTexts.close) }}
      onCancel={() => onClose(false)}
      afterOpenChange={(isOpen) => isOpen && form.focusField('password')}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t(actionTexts.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={prove.isPending}>
            {t(confirmTexts.confirm)}
          </Button>
        </>
      }
    >
      <p className={styles.why}>{t(confirmTexts.why, { name: username })}</p>
      {prove.error && !isAtField && (
        <Alert className={styles.alert} type="error" showIcon title={errorText(prove.error, locale)} />
      )}
      <Form
        id={formId}
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger={false}
        onValuesChange={(changed) =>
          form.setFields(fieldNames.filter((name) => name in changed).map((name) => ({ name, errors: [] })))
        }
        onFinish={(values) => !prove.isPending && prove.mutate(values)}
      >
        {/* Tells password managers whose password is asked for. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Form.Item
          name="password"
          label={t(confirmTexts.password)}
          rules={[{ required: true, message: messageOf('REQUIRED', locale) }]}
        >
          <Input.Password prefix={<LockOutlined aria-hidden />} autoComplete="current-password" maxLength={128} />
        </Form.Item>
        {needsCode && <FactorCodeItem name="factor_code" />}
      </Form>
    </Modal>
  )
}

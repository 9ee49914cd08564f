import { setUpAdmin } from '@fangshi/contract/accounts'
import { CallError } from '@fangshi/contract/client'
import { messageOf } from '@fangshi/contract/errors'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form, Input } from 'antd'
import { useText } from '../i18n/use-text.ts'
import { loginTexts, setupTexts } from './texts.ts'
import { useLocation, useNavigate } from 'react-router'
import { call, errorText } from '../session/api.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { links } from '../areas/links.ts'
import styles from './login-form.module.css'
import { LoginFrame } from './login-frame.tsx'
import { openSession } from '../session/log-in.ts'

interface Values {
  username: string
  password: string
  password_again: string
}

const fieldNames = ['username', 'password', 'password_again'] as const

/** Creates the first administrator. The one-time token follows the `#` of the printed link, so it appears in no log. */
export function SetupPage() {
  const t = useText()
  const language = useLocale()
  const navigate = useNavigate()
  const token = useLocation().hash.slice(1)
  const [form] = Form.useForm<Values>()
  const setup = useMutation({
    mutationFn: async (values: Values) => {
      const { access_token } = await call(setUpAdmin, { body: { token, ...values } }, { quiet: true })
      await openSession('Admin', access_token)
    },
    onSuccess: () => void navigate(links.root('Admin'), { replace: true }),
    onError: (error) => {
      if (!(error instanceof CallError)) return
      form.setFields(
        fieldNames.flatMap((name) => {
          const key = error.fields[name]
          return key ? [{ name, errors: [messageOf(key, language)] }] : []
        }),
      )
    },
  })
  const isUsed = setup.error instanceof CallError && setup.error.key === 'NOT_FOUND'
  const required = { required: true, message: messageOf('REQUIRED', language) }
  return (
    <LoginFrame area="Admin" title={t(setupTexts.title)}>
      <Form
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => !setup.isPending && setup.mutate(values)}
      >
        {setup.error && (
          <Alert
            className={styles.alert}
            type="error"
            showIcon
            title={isUsed ? t(setupTexts.used) : errorText(setup.error, language)}
          />
        )}
        <Form.Item name="username" label={t(loginTexts.username)} rules={[required]}>
          <Input autoComplete="username" autoCapitalize="none" maxLength={30} />
        </Form.Item>
        <Form.Item name="password" label={t(loginTexts.password)} rules={[required]}>
          <Input.Password autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <Form.Item name="password_again" label={t(setupTexts.again)} rules={[required]}>
          <Input.Password autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={setup.isPending}>
          {t(setupTexts.submit)}
        </Button>
      </Form>
    </LoginFrame>
  )
}
